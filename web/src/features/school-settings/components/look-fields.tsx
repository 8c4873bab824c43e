import { accentColours, accentPattern } from '@academy/contract/school-settings/accent.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { LockedBy, type SettingFieldsProps, SettingsCard } from './settings-card.tsx';

/** `logo`: beside the fields, since it is saved by itself. */
export function LookFields(props: SettingFieldsProps & { logo: ReactNode }) {
  const { draft, problems, locked, onChange, logo } = props;
  return (
    <SettingsCard title={t`Name and look`} text={t`On every page, in both languages, light and dark.`}>
      <Field label={t`Name of the academy`} error={problems.academyName} required>
        {(control) => (
          <Input
            {...control}
            name="academyName"
            value={draft.academyName}
            onChange={(event) => onChange({ academyName: event.target.value })}
          />
        )}
      </Field>
      {logo}
      <AccentField {...props} />
      <div className="flex flex-col gap-1.5">
        <Field
          label={t`Where people find help`}
          hint={t`An email address or a page. ‘Contact Support’ and the footer’s Contact open it.`}
          error={problems.support}
        >
          {(control) => (
            <Input
              {...control}
              name="support"
              disabled={locked['support'] !== undefined}
              placeholder="help@example.org"
              value={draft.support}
              onChange={(event) => onChange({ support: event.target.value })}
            />
          )}
        </Field>
        <LockedBy variable={locked['support']} />
      </div>
    </SettingsCard>
  );
}

/** What the academy comes with. */
const ownAccent = '#b0441c';

function AccentField({ draft, problems, onChange }: SettingFieldsProps) {
  const { accent } = draft;
  const isColour = accentPattern.test(accent);
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t`Accent colour`}
        hint={t`For buttons, links and progress. Where it could not be read, it is made darker or lighter.`}
        error={problems.accent}
      >
        {(control) => (
          <div className="flex flex-wrap items-center gap-2">
            <input
              type="color"
              aria-label={t`Choose a colour`}
              value={isColour ? accent.toLowerCase() : ownAccent}
              onChange={(event) => onChange({ accent: event.target.value })}
              className="h-11 w-14 cursor-pointer rounded-control border border-line-strong bg-card p-1"
            />
            <Input
              {...control}
              name="accent"
              spellCheck={false}
              placeholder={ownAccent}
              className="w-36!"
              value={accent}
              onChange={(event) => onChange({ accent: event.target.value.trim() })}
            />
            {accent === '' ? null : (
              <Button variant="ghost" size="sm" onClick={() => onChange({ accent: '' })}>
                {t`Use the academy’s own`}
              </Button>
            )}
          </div>
        )}
      </Field>
      {isColour ? (
        <div className="flex flex-wrap gap-3">
          <Sample title={t`Light`} theme="light" accent={accent} />
          <Sample title={t`Dark`} theme="dark" accent={accent} />
        </div>
      ) : null}
    </div>
  );
}

const grounds = { light: ['#fbfaf7', '#1c1a17'], dark: ['#161412', '#f2ede4'] } as const;

/** As it will be: the colours of the other theme are not in the style sheet. */
function Sample({ title, theme, accent }: { title: string; theme: 'light' | 'dark'; accent: string }) {
  const colours = accentColours(accent, theme);
  const [ground, ink] = grounds[theme];
  return (
    <div
      className="flex items-center gap-3 rounded-control border border-line px-4 py-3"
      ref={(element) => paint(element, { background: ground, color: ink })}
    >
      <span className="text-sm">{title}</span>
      <span
        className="rounded-control px-3 py-1.5 text-sm font-semibold"
        ref={(element) => paint(element, { background: colours.accent, color: colours.onAccent })}
      >
        {t`Button`}
      </span>
      <span
        className="text-sm font-semibold underline underline-offset-4"
        ref={(element) => paint(element, { color: colours.accentInk })}
      >
        {t`Link`}
      </span>
    </div>
  );
}

/** By script: the content security policy has no place for styles in markup. */
function paint(element: HTMLElement | null, style: { background?: string; color: string }): void {
  if (element) Object.assign(element.style, style);
}
