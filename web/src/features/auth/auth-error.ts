import { signInSentences } from '@academy/contract/auth/sign-in-sentences.ts';
import { t } from '@lingui/core/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { contractText } from '@/lib/language/contract-text.ts';

/** The error that the identity provider put into the query, if any. */
export function authErrorFrom(query: string): string | undefined {
  const parameters = new URLSearchParams(query);
  const description = parameters.get('error_description');
  const error = parameters.get('error');
  if (description === null && error === null) return undefined;
  return inWords(description?.trim() || sentenceOf(error?.trim()));
}

/** Codes of the sign-in protocol, for who comes back with a code alone. */
const sentences: Readonly<Record<string, string>> = {
  access_denied: signInSentences.unfinished,
  login_required: signInSentences.unfinished,
  interaction_required: signInSentences.unfinished,
  consent_required: signInSentences.unfinished,
  server_error: signInSentences.failed,
  temporarily_unavailable: signInSentences.failed,
  invalid_request: signInSentences.refused,
  invalid_scope: signInSentences.refused,
  unauthorized_client: signInSentences.refused,
};

const sentenceOf = (code = ''): string => (Object.hasOwn(sentences, code) ? sentences[code] : code) ?? code;

/** Sentences of the academy in the reader's language; those of the identity provider as they came. */
function inWords(sentence: string | undefined): string {
  if (!sentence) return t`Authentication failed`;
  const own = Object.entries(signInSentences).find(([, english]) => english === sentence);
  return own ? contractText('sign-in', own[0], sentence) : sentence;
}

/** Whether it was somebody new whom the academy does not take. */
function isSignUpRefused(query: string): boolean {
  return new URLSearchParams(query).get('error') === 'sign_up_closed';
}

/** The query without the error, so that a reload or a shared link does not show it again. */
export function withoutAuthError(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete('error');
  parameters.delete('error_description');
  const rest = parameters.toString();
  return rest ? `?${rest}` : '';
}

/** Keeps the error of the first address, and removes it from the address. */
export function useAuthError(): { text: string | undefined; isSignUpRefused: boolean } {
  const { history } = useRouter();
  const [query] = useState(() => history.location.search);

  useEffect(() => {
    const { pathname, search, hash } = history.location;
    if (authErrorFrom(search) === undefined) return;
    history.replace(`${pathname}${withoutAuthError(search)}${hash}`);
  }, [history]);

  return { text: authErrorFrom(query), isSignUpRefused: isSignUpRefused(query) };
}
