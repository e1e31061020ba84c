import { asSchema, type FlexibleSchema, type JSONSchema7, jsonSchema, type Schema, type ToolSet } from 'ai';

/** What a language model is told of a tool's input: the same for every turn, and dear to make. */
const kept = new WeakMap<object, Schema>();

function schemaOf(given: FlexibleSchema): Schema {
  const known = kept.get(given);
  if (known !== undefined) return known;
  const whole = asSchema(given) as Schema;
  const schema = jsonSchema(
    async () => briefly(await whole.jsonSchema),
    whole.validate === undefined ? {} : { validate: whole.validate },
  );
  kept.set(given, schema);
  return schema;
}

/** All of it is read, and paid for, at each step: the dialect's name and the pattern of an id tell a model nothing. */
const briefly = ({ $schema: _, ...schema }: JSONSchema7): JSONSchema7 =>
  JSON.parse(
    JSON.stringify(schema, (_key, value: unknown) => (isId(value) ? { ...value, pattern: undefined } : value)),
  );

const isId = (value: unknown): value is JSONSchema7 =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === 'uuid';

/** The same tools, whose inputs are described once for the whole process instead of once a step. */
export const withKeptSchemas = (tools: ToolSet): ToolSet =>
  Object.fromEntries(
    Object.entries(tools).map(([name, tool]) => [
      name,
      tool.inputSchema === undefined ? tool : { ...tool, inputSchema: schemaOf(tool.inputSchema) },
    ]),
  );
