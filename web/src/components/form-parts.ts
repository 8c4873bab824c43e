import {
  createContext,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

/** Answers whether it was saved; where not, the part itself says why. */
type Save = () => Promise<boolean>;
type Tell = (key: string, save: Save | null) => void;

/** Where the parts of a form tell it that they hold something unsaved. Null around parts that stand alone. */
export const FormPartsContext = createContext<Tell | null>(null);

/** Unfolds what is around, so that it can be seen. */
export const UnfoldContext = createContext<() => void>(() => undefined);

export type FormParts = ReturnType<typeof useFormParts>;

/** The parts of a form that can also be saved by themselves, such as the questions of a lesson. */
export function useFormParts() {
  const unsaved = useRef(new Map<string, Save>());
  const [count, setCount] = useState(0);
  const [saving, setSaving] = useState(false);
  const tell = useCallback<Tell>((key, save) => {
    if (save === null) unsaved.current.delete(key);
    else unsaved.current.set(key, save);
    setCount(unsaved.current.size);
  }, []);
  return {
    tell,
    changed: count > 0,
    saving,
    /** As of now, for an effect: those of parts run before that of the form around them. */
    isChanged: () => unsaved.current.size > 0,
    /** One after the other, also behind one that cannot be saved. */
    save: async (): Promise<void> => {
      setSaving(true);
      for (const save of [...unsaved.current.values()]) await save();
      setSaving(false);
    },
  };
}

interface FormPart {
  readonly changed: boolean;
  readonly save: Save;
}

/**
 * Has the form around save this part with it. `bar` is what says how saving went, and comes into view when it failed; `save` is for the
 * part's own button: who presses both buttons saves once.
 */
export function useFormPart({ changed, save }: FormPart): {
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly save: Save;
} {
  const tell = useContext(FormPartsContext);
  const unfold = useContext(UnfoldContext);
  const key = useId();
  const bar = useRef<HTMLDivElement>(null);
  const latest = useRef({ save, unfold });
  latest.current = { save, unfold };
  const running = useRef<Promise<boolean>>(null);
  const saveOnce = useCallback((): Promise<boolean> => {
    running.current ??= latest.current.save().finally(() => {
      running.current = null;
    });
    return running.current;
  }, []);
  useEffect(() => {
    if (!changed || tell === null) return;
    tell(key, async () => {
      const isSaved = await saveOnce();
      if (!isSaved) {
        latest.current.unfold();
        requestAnimationFrame(() => bar.current?.scrollIntoView({ block: 'center' }));
      }
      return isSaved;
    });
    return () => tell(key, null);
  }, [changed, tell, key, saveOnce]);
  return { bar, save: saveOnce };
}
