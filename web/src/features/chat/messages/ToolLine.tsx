import { interruptedStep, nothingToChange } from '@cardwright/contract/chats';
import { Loader } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react';
import type { DynamicToolUIPart, ToolUIPart } from 'ai';
import { getToolName } from 'ai';
import { useTranslation } from 'react-i18next';
import classes from './Message.module.css';

/** A tool with words of its own in the texts; the others go by "Working". */
const toolKey = (exists: (key: string) => boolean, name: string): KnownTool =>
  /^[a-z_]+$/.test(name) && exists(`chat:tools.${name}.running`) ? (name as KnownTool) : 'other';

// The texts are the list of tools that are known; one stands for all in the types.
type KnownTool = 'other' | 'import_listing';

type Phase = 'running' | 'done' | 'priced' | 'begun' | 'unchanged' | 'failed' | 'interrupted';

/** A tool that could not do its work for a reason of the seller's world (a shop that blocks) answers with `error`. */
function endOf(output: unknown): Phase {
  if (typeof output !== 'object' || output === null) return 'done';
  // Work on many cards: only its cost was asked for, or it goes on in the background.
  if ('dry_run' in output && output.dry_run === true) return 'priced';
  if ('job_id' in output && typeof output.job_id === 'string' && !('done' in output)) return 'begun';
  if (!('error' in output)) return 'done';
  const { error } = output;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return code === nothingToChange ? 'unchanged' : 'failed';
}

function phaseOf(part: ToolUIPart | DynamicToolUIPart, isLive: boolean): Phase {
  // Whether it had done its work by then is not known.
  if (part.state === 'output-error' && part.errorText === interruptedStep) return 'interrupted';
  if (part.state === 'output-error' || part.state === 'output-denied') return 'failed';
  if (part.state === 'output-available' && part.preliminary !== true) return endOf(part.output);
  return isLive ? 'running' : 'interrupted';
}

const icons = {
  running: <Loader size={14} />,
  done: <IconCheck size={16} color="var(--app-accent-text)" />,
  priced: <IconCheck size={16} color="var(--app-accent-text)" />,
  begun: <IconCheck size={16} color="var(--app-accent-text)" />,
  unchanged: <IconMinus size={16} />,
  failed: <IconAlertTriangle size={16} color="var(--mantine-color-red-text)" />,
  interrupted: <IconMinus size={16} />,
};

interface ToolLineProps {
  part: ToolUIPart | DynamicToolUIPart;
  /** The turn still runs; an unfinished tool of an ended turn was interrupted. */
  isLive: boolean;
}

/** One line for one step that the assistant took. */
export function ToolLine({ part, isLive }: ToolLineProps) {
  const { t, i18n } = useTranslation('chat');
  const tool = toolKey((key) => i18n.exists(key), getToolName(part));
  const phase = phaseOf(part, isLive);
  const label = () => {
    if (phase === 'priced' || phase === 'begun') return t(`tools.${phase}`);
    if (phase === 'interrupted' || phase === 'unchanged')
      return `${t(`tools.${tool}.running`)}: ${t(`tools.${phase}`)}`;
    return t(`tools.${tool}.${phase}`);
  };
  return (
    <div className={classes.tool} data-phase={phase}>
      <span className={classes.toolIcon} aria-hidden>
        {icons[phase]}
      </span>
      <span>
        {label()}
        {phase === 'failed' && part.errorText !== undefined && part.errorText !== '' && (
          <span className={classes.toolError}>. {part.errorText}</span>
        )}
      </span>
    </div>
  );
}
