import { paths } from '@/config/paths.ts';

interface FooterLink {
  label: string;
  to: string;
}

/** Placeholders, as specified: where the page named does not exist yet, the questions and answers stand in. */
export const footerColumns: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: 'For Students',
    links: [
      { label: 'Browse Courses', to: paths.courses() },
      { label: 'My Courses', to: paths.myCourses() },
      { label: 'How It Works', to: paths.faq() },
      { label: 'Student Help', to: paths.faq() },
    ],
  },
  {
    title: 'For Instructors',
    links: [
      { label: 'Become an Instructor', to: paths.register() },
      { label: 'Instructor Guidelines', to: paths.faq() },
      { label: 'Instructor Support', to: paths.faq() },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About Us', to: paths.faq() },
      { label: 'Careers', to: paths.faq() },
      { label: 'Contact', to: paths.faq() },
    ],
  },
];

export const legalLinks: readonly FooterLink[] = [
  { label: 'Terms of Service', to: paths.faq() },
  { label: 'Privacy Policy', to: paths.faq() },
  { label: 'Cookie Policy', to: paths.faq() },
];
