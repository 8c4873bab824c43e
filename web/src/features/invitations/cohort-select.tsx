import { t } from '@lingui/core/macro';
import { useCohorts } from '@/api/cohorts.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';

interface CohortSelectProps {
  cohortId: string | null;
  onCohort: (cohortId: string | null) => void;
}

export function CohortSelect({ cohortId, onCohort }: CohortSelectProps) {
  const cohorts = useCohorts();
  if (cohorts.isError && !cohorts.data) {
    return <LoadFailure title={t`The cohorts could not be loaded.`} query={cohorts} />;
  }
  return (
    <Field label={t`Cohort`} hint={t`They join it, and are enrolled in its courses too.`}>
      {(control) => (
        <Select
          {...control}
          value={cohortId ?? ''}
          onChange={(event) => onCohort(event.target.value || null)}
        >
          <option value="">{t({ message: 'None', context: 'cohort' })}</option>
          {cohorts.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
