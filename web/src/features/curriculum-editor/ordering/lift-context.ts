import { createContext, type FocusEvent, type KeyboardEvent, useContext } from 'react';

/** Carrying without a mouse, as the handles know it. */
export interface Lifting {
  readonly liftedId: string | null;
  readonly onHandleKey: (event: KeyboardEvent, id: string) => void;
  readonly onHandleBlur: (event: FocusEvent, id: string) => void;
}

export const LiftContext = createContext<Lifting>({
  liftedId: null,
  onHandleKey: () => undefined,
  onHandleBlur: () => undefined,
});

export const useLifting = (): Lifting => useContext(LiftContext);
