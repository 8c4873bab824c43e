/** Why signing in did not work: the server sends the sentence to the login screen, which shows it in the reader's language. */
export const signInSentences = {
  unfinished: 'You did not finish signing in.',
  failed: 'Signing in did not work. Please try again.',
  refused: 'The sign-in service refused.',
  used: 'This sign-in was not started here, or was used already. Please try again.',
  unavailable: 'Signing in is not set up on this academy.',
  nameless: 'The sign-in service did not say who you are.',
  noEmail: 'Your account has no email address.',
  emailNotVerified: 'The email address of your account is not verified.',
  blocked: 'This account is blocked. Ask the academy if you think that this is a mistake.',
  signUpNobody: 'This academy takes nobody new at present.',
  signUpDomains:
    'This academy takes only people with an address of certain schools or companies, and yours is none of them.',
  signUpInvited: 'This academy takes only people who were invited, and this address was not.',
} as const;
