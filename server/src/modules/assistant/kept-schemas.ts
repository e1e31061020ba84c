import { asSchema, type FlexibleSchema, type Schema, type ToolSet } from 'ai';

/** What a language model is told of a tool's input: the same for every turn, and dear to make. */
const kept = new WeakMap<object, Schema>();

function schemaOf(given: FlexibleSchema): Schema {
  const known = kept.get(given);
  if (known !== undefined) return known;
  const schema = asSchema(given) as Schema;
  kept.set(given, schema);
  return schema;
}

/** The same tools, whose inputs are described once for the whole process instead of once a step. */
export const withKeptSchemas = (tools: ToolSet): ToolSet =>
  Object.fromEntries(
    Object.entries(tools).map(([name, tool]) => [
      name,
      tool.inputSchema === undefined ? tool : { ...tool, inputSchema: schemaOf(tool.inputSchema) },
    ]),
  );
