import { schoolSettingLimits } from '@academy/contract/school-settings/school-setting-rules.ts';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { useAskForPermission, type useCreatorPermission } from '@/api/approvals.ts';
import { errorText } from '@/api/client/error-text.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { tooLongText } from '@/lib/too-long.ts';

type Permission = NonNullable<ReturnType<typeof useCreatorPermission>['data']>;

/** In place of the form of a new course, for who may not create one. */
export function CreatorPermission({ permission: { rule, request } }: { permission: Permission }) {
  if (request?.state === 'refused') {
    return (
      <Alert variant="warning" title={t`You asked to write courses, and an admin refused.`}>
        <p lang={textLanguage(request.reason ?? '')} className="whitespace-pre-line wrap-anywhere">
          {request.reason}
        </p>
      </Alert>
    );
  }
  if (rule === 'creators') {
    return (
      <Alert title={t`Courses are written by creators here.`}>
        {t`An admin of the academy names them. Ask one if you want to teach.`}
      </Alert>
    );
  }
  if (request?.state === 'waiting') {
    return (
      <Alert title={t`You have asked to write courses.`}>
        {t`An admin will answer. You can create your first course as soon as they agree.`}
      </Alert>
    );
  }
  return <AskForm />;
}

function AskForm() {
  const [message, setMessage] = useState('');
  const ask = useAskForPermission();
  const tooLong = tooLongText(message, schoolSettingLimits.reasonLength);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ask.isPending && !tooLong) ask.mutate(message.trim());
  };
  return (
    <Card className="max-w-2xl p-5 sm:p-6">
      <form className="flex flex-col gap-5" onSubmit={submit}>
        <div>
          <h2 className="text-lg">{t`Ask to write courses`}</h2>
          <p className="mt-1 text-ink-soft">
            {t`In this academy, an admin has to agree before you create your first course.`}
          </p>
        </div>
        <Field
          label={t`What would you like to teach?`}
          hint={t`The admins read it. You can ask once, and it may be left empty.`}
          error={tooLong}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
          )}
        </Field>
        {ask.error && !ask.isPending ? (
          <Alert variant="destructive" title={t`That was not done.`}>
            {errorText(ask.error)}
          </Alert>
        ) : null}
        <Button type="submit" pending={ask.isPending} className="self-start">
          {t`Ask an admin`}
        </Button>
      </form>
    </Card>
  );
}
