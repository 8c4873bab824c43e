/** What the built-in sign-in says. The server draws its page, in the words that the build of the web app has for a language. */
export const chooserTexts = {
  title: 'Choose an account',
  lead: 'The built-in sign-in of this academy asks for no password. Be whoever you like.',
  people: 'People of the demo academy',
  'about-student': 'Learns in three courses',
  'about-creator': 'Writes courses',
  'about-admin': 'May change everything',
  student: 'student',
  creator: 'creator',
  admin: 'admin',
  another: 'Another account',
  name: 'Name',
  email: 'Email',
  continue: 'Continue',
  cancel: 'Cancel',
  error: 'Error:',
  incomplete: 'Enter a name and an email address.',
} as const;

export type ChooserTexts = Readonly<Record<keyof typeof chooserTexts, string>>;
