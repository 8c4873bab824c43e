import { t } from '@lingui/core/macro';
import { Download, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { DataTable } from './data-table.tsx';
import { downloadCsv, type PlotTable } from './plot-table.ts';

interface PlotFrameProps {
  title: string;
  headingLevel?: 2 | 3;
  /** What is to be seen in it. */
  sentence: ReactNode;
  /** The same as the plot says. */
  table: PlotTable;
  /** Without its ending. */
  fileName: string;
  /** What can be chosen of the plot. */
  tools?: ReactNode;
  /** What its lines and fills mean. */
  legend?: ReactNode;
  children: ReactNode;
}

/** What stands around every plot: its name, what is to be seen, and the table behind it, to be looked at or taken along. */
export function PlotFrame({
  title,
  headingLevel = 2,
  sentence,
  table,
  fileName,
  tools,
  legend,
  children,
}: PlotFrameProps) {
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={id} className="@container flex h-full min-w-0 flex-col">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-prose grow basis-72">
          <Heading id={id} className="text-lg">
            {title}
          </Heading>
          <p className="mt-1 text-sm text-ink-soft wrap-anywhere">{sentence}</p>
        </div>
        {tools}
      </div>
      <div className="mt-5">
        {isTable ? null : children}
        <DataTable caption={title} table={table} isShown={isTable} />
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between pt-3 gap-x-6 gap-y-1">
        <div className="text-sm text-ink-soft">{isTable ? null : legend}</div>
        <div className="-mr-2 ml-auto flex">
          <Tool
            id={`${id}table`}
            titleId={id}
            pressed={isTable}
            icon={<Table2 aria-hidden="true" />}
            onClick={() => setIsTable(!isTable)}
          >
            {t`Table`}
          </Tool>
          <Tool
            id={`${id}csv`}
            titleId={id}
            icon={<Download aria-hidden="true" />}
            onClick={() => downloadCsv(table, fileName)}
          >
            {t`CSV`}
          </Tool>
        </div>
      </div>
    </section>
  );
}

interface ToolProps {
  id: string;
  titleId: string;
  pressed?: boolean;
  icon: ReactNode;
  onClick: () => void;
  children: string;
}

/** A page has several plots: the name of each tool goes on with its plot's. */
function Tool({ id, titleId, pressed, icon, onClick, children }: ToolProps) {
  return (
    <Button
      id={id}
      aria-labelledby={`${id} ${titleId}`}
      aria-pressed={pressed}
      variant="ghost"
      size="sm"
      className="px-2.5! font-medium text-ink-soft! touch-target aria-pressed:bg-sunken aria-pressed:text-ink!"
      onClick={onClick}
    >
      {icon}
      {children}
    </Button>
  );
}
