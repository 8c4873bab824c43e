import {
  notificationNames,
  type PaymentMethod,
  paymentMethods,
} from '@academy/contract/creators/creator-options.ts';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { useMailChoices } from '@/api/mail.ts';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { type SettingsFieldsProps, SettingsSection } from './settings-section.tsx';

const paymentTexts = (): Record<PaymentMethod, string> => ({
  paypal: 'PayPal',
  bank: t`Bank transfer`,
  stripe: 'Stripe',
});

const notificationTexts = () => ({
  enrollments: t`Someone enrolls in a course of mine`,
  completions: t`Someone completes a course of mine`,
  questions: t`A student asks me a question`,
  news: t`There is news for creators`,
});

export function PaymentFields({ values, problems, onChange }: SettingsFieldsProps) {
  return (
    <SettingsSection
      title={t`Payment`}
      text={t`How you would like to be paid. Kept for who runs this academy.`}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t`Payment method`}>
          {(control) => (
            <Select
              {...control}
              name="paymentMethod"
              value={values.paymentMethod}
              onChange={(event) => onChange({ paymentMethod: event.target.value as PaymentMethod })}
            >
              {paymentMethods.map((method) => (
                <option key={method} value={method}>
                  {paymentTexts()[method]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={t`Account email`}
          error={problems.accountEmail && t`Enter an email address, or leave it empty.`}
        >
          {(control) => (
            <Input
              {...control}
              name="accountEmail"
              type="email"
              value={values.accountEmail}
              onChange={(event) => onChange({ accountEmail: event.target.value })}
              autoComplete="off"
            />
          )}
        </Field>
      </div>
    </SettingsSection>
  );
}

export function NotificationFields({ values, onChange }: Pick<SettingsFieldsProps, 'values' | 'onChange'>) {
  const id = useId();
  const { notifications } = values;
  const sendsMail = useMailChoices().data?.sendsMail ?? false;
  return (
    <SettingsSection
      title={t`Notifications`}
      text={
        sendsMail
          ? t`What you would like to be written about. Enrollments, completions and what students ask or review come together, once a week.`
          : t`What you would like to be written about. This academy does not send mail yet.`
      }
    >
      <ul className="-my-2 flex flex-col">
        {notificationNames.map((name) => (
          <li key={name}>
            <label htmlFor={`${id}-${name}`} className="flex min-h-11 items-center gap-3">
              <Checkbox
                id={`${id}-${name}`}
                name={name}
                checked={notifications[name]}
                onChange={(event) =>
                  onChange({ notifications: { ...notifications, [name]: event.target.checked } })
                }
              />
              {notificationTexts()[name]}
            </label>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
