import { t } from '@lingui/core/macro';
import { paths } from '@/config/paths.ts';
import { supportAddress } from '@/lib/school.ts';

export type FooterLink = readonly [label: string, to: string];

/** Placeholders, as specified: where the page named does not exist, the questions and answers stand in. */
const questions = paths.faq();

interface FooterColumn {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

/** Who has an account already becomes an instructor with a first course. */
export const footerColumns = ({ signedIn }: { signedIn: boolean }): readonly FooterColumn[] => [
  {
    title: t`For Students`,
    links: [
      [t`Browse Courses`, paths.courses()],
      [t`My Courses`, paths.myCourses()],
      [t`How It Works`, questions],
      [t`Student Help`, questions],
    ],
  },
  {
    title: t`For Instructors`,
    links: [
      [t`Become an Instructor`, signedIn ? paths.creatorDashboard() : paths.register()],
      [t`Instructor Guidelines`, questions],
      [t`Instructor Support`, questions],
    ],
  },
  {
    title: t`Company`,
    links: [
      [t`About Us`, paths.about()],
      [t`Careers`, questions],
      [t`Contact`, supportAddress() ?? questions],
      [t`Check a Certificate`, paths.verifyCertificate()],
    ],
  },
];

export const legalLinks = (): readonly FooterLink[] => [
  [t`Terms of Service`, paths.terms()],
  [t`Privacy Policy`, paths.privacy()],
  // It has a part on them.
  [t`Cookie Policy`, paths.privacy()],
];
