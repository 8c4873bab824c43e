import { tokenDays, tokenLimits, tokenScopes } from '@academy/contract/access-tokens/token-scopes.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type TokenWish, useCreateAccessToken } from '@/api/access-tokens.ts';
import { errorText } from '@/api/client/error-text.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { SecretOnce } from '@/components/secret-once.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { tooLongText } from '@/lib/too-long.ts';
import { daysText, scopeMeaning, scopeText } from './scope-words.ts';

interface TokenDialogProps {
  /** Who may make one that may do everything. */
  isAdmin: boolean;
  onClose: () => void;
}

/** Asks what for, and then shows the token, this once. */
export function TokenDialog({ isAdmin, onClose }: TokenDialogProps) {
  const [wish, setWish] = useState<TokenWish>({ name: '', scope: 'read', days: 30 });
  const [isTried, setIsTried] = useState(false);
  const create = useCreateAccessToken();
  const isNamed = wish.name.trim() !== '';
  const tooLong = tooLongText(wish.name, tokenLimits.nameMaxLength);
  const confirm = () => {
    setIsTried(true);
    if (isNamed && !tooLong) create.mutate(wish);
  };

  if (create.data) {
    return (
      <SecretOnce
        title={t`Your new access token`}
        label={t`Access token`}
        secret={create.data.token}
        warning={t`Keep it as you keep a password. If it is lost or seen by others, revoke it and make another.`}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={t`New access token`}
      confirm={t`Make token`}
      pending={create.isPending}
      problem={create.error ? errorText(create.error) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field
        label={t`Name`}
        hint={t`Which program will use it, so that you know it again.`}
        error={isTried && !isNamed ? t`Please give the token a name.` : tooLong}
      >
        {(control) => (
          <Input
            {...control}
            value={wish.name}
            lang={textLanguage(wish.name)}
            autoComplete="off"
            onChange={(event) => setWish({ ...wish, name: event.target.value })}
          />
        )}
      </Field>
      <Field label={t`What it may do`} hint={scopeMeaning[wish.scope]()}>
        {(control) => (
          <Select
            {...control}
            value={wish.scope}
            onChange={({ target }) =>
              setWish({ ...wish, scope: tokenScopes.find((scope) => scope === target.value) ?? 'read' })
            }
          >
            {tokenScopes
              .filter((scope) => isAdmin || scope !== 'admin')
              .map((scope) => (
                <option key={scope} value={scope}>
                  {scopeText[scope]()}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <Field label={t`Ends after`}>
        {(control) => (
          <Select
            {...control}
            value={wish.days}
            onChange={({ target }) =>
              setWish({ ...wish, days: tokenDays.find((days) => String(days) === target.value) ?? 30 })
            }
          >
            {tokenDays.map((days) => (
              <option key={days} value={days}>
                {daysText(days)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </ConfirmDialog>
  );
}
