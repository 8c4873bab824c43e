import { invitationLimits as limits } from '@academy/contract/invitations/invitation-limits.ts';
import { t } from '@lingui/core/macro';
import { type Ref, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useCheckInvitations, useInvitePeople } from '@/api/invitations.ts';
import { DraftNotice } from '@/components/draft-notice.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FileButton } from '@/components/ui/file-drop-zone.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { useFocusKept } from '@/lib/use-focus-kept.ts';
import { ChosenCourses } from './chosen-courses.tsx';
import { CohortSelect } from './cohort-select.tsx';
import { doesSomething, inviteText } from './invitation-words.ts';
import { InviteReport } from './invite-report.tsx';
import { useListDraft } from './list-draft.ts';
import { type ListProblem, problemText } from './list-problem.ts';
import { readListFile } from './read-list-file.ts';
import { RoleSelect } from './role-select.tsx';

interface InviteFormProps {
  firstField: Ref<HTMLTextAreaElement>;
  /** Into which cohort, where the way here began at one. */
  cohortId: string | null;
  onClose: () => void;
}

/** People as typed, pasted or from a file; first a report, then the deed. */
export function InviteForm({ firstField, cohortId: begunWith, onClose }: InviteFormProps) {
  const draft = useListDraft(begunWith);
  const { people, role, courses, cohortId } = draft.list;
  const [problem, setProblem] = useState<ListProblem>();
  const check = useCheckInvitations();
  const invite = useInvitePeople();
  const most = numberText(limits.lines);
  const body = { people, role, courseIds: courses.map(({ id }) => id), cohortId };
  /** What was reported is of another list then. */
  const forget = () => {
    setProblem(undefined);
    check.reset();
    invite.reset();
  };
  const change: typeof draft.change = (part) => {
    draft.change(part);
    forget();
  };
  const startOver = () => {
    draft.startOver();
    forget();
  };
  const cancel = () => {
    draft.drop();
    onClose();
  };
  const submit = () => {
    forget();
    if (people.trim() === '') setProblem('empty');
    else if (people.length > limits.listMaxLength) setProblem('too_long');
    else check.mutate(body);
  };
  const send = () =>
    // Not a callback of the mutation: who has left the page by then has sent it all the same.
    void invite.mutateAsync(body).then(draft.finish, () => {});
  const readFile = async (file: File) => {
    const read = await readListFile(file);
    forget();
    if ('text' in read) draft.change({ people: read.text });
    else setProblem(read.problem);
  };
  const report = invite.data ?? check.data;
  const failure = invite.error ?? check.error;
  const told = useFocusKept(report);
  return (
    <Card className="mb-8 p-5 sm:p-6">
      <h2 className="text-xl">{t`Invite people`}</h2>
      <form
        noValidate
        tabIndex={-1}
        className="mt-4 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {draft.isRestored && !invite.data ? (
          <DraftNotice discardLabel={t`Start over`} onDiscard={startOver} />
        ) : null}
        <Field
          label={t`Who is invited`}
          hint={t`One email address a line, or a table with the columns email, name, role, courses and cohort. Several courses of a line stand with | between them. At most ${most} people.`}
          error={problem && problemText(problem)}
        >
          {(control) => (
            <Textarea
              {...control}
              ref={firstField}
              rows={7}
              spellCheck={false}
              className="font-mono text-sm"
              placeholder={'rina@example.com\ntanvir@example.com'}
              value={people}
              onChange={(event) => change({ people: event.target.value })}
            />
          )}
        </Field>
        <div className="-mt-2">
          <FileButton accept=".csv,.tsv,.txt,text/csv,text/plain" onFile={(file) => void readFile(file)}>
            {t`Choose a CSV file`}
          </FileButton>
        </div>
        <div className="grid gap-5 md:grid-cols-2">
          <RoleSelect role={role} onRole={(next) => change({ role: next })} />
          <CohortSelect cohortId={cohortId} onCohort={(next) => change({ cohortId: next })} />
        </div>
        <ChosenCourses courses={courses} onCourses={(next) => change({ courses: next })} />
        {failure ? (
          <Alert variant="destructive" title={t`That was not done.`}>
            {errorText(failure)}
          </Alert>
        ) : null}
        {report ? <InviteReport ref={told} report={report} isDone={invite.data !== undefined} /> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={cancel}>
            {invite.data ? t`Close` : t`Cancel`}
          </Button>
          {check.data && !invite.data ? (
            <Button disabled={!doesSomething(check.data)} pending={invite.isPending} onClick={send}>
              {inviteText(check.data)}
            </Button>
          ) : null}
          {check.data || invite.data ? null : (
            <Button type="submit" pending={check.isPending}>
              {t`Check the list`}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
