import { t } from '@lingui/core/macro';
import { FaqPage } from '@/features/faq/faq-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function FaqRoute() {
  usePageTitle(t`Frequently Asked Questions`);
  return <FaqPage />;
}
