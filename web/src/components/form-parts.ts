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

/** The parts of a form that can also be saved by themselves, such as the questions of a lesson. */
export function useFormParts() {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Save>>(new Map());
  const tell = useCallback<Tell>((key, save) => {
    setUnsaved((before) => {
      const others = [...before].filter(([other]) => other !== key);
      return new Map(save === null ? others : [...others, [key, save]]);
    });
  }, []);
  return {
    tell,
    changed: unsaved.size > 0,
    /** One after the other. Answers whether all of them are saved now. */
    save: async (): Promise<boolean> => {
      let areAllSaved = true;
      for (const save of unsaved.values()) areAllSaved = (await save()) && areAllSaved;
      return areAllSaved;
    },
  };
}

interface FormPart {
  readonly changed: boolean;
  readonly save: Save;
}

/** Has the form around save this part with it. The ref is for what says how saving went: it comes into view when it failed. */
export function useFormPart<Bar extends HTMLElement>({ changed, save }: FormPart): RefObject<Bar | null> {
  const tell = useContext(FormPartsContext);
  const key = useId();
  const bar = useRef<Bar>(null);
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (!changed || tell === null) return;
    tell(key, async () => {
      const isSaved = await latest.current();
      if (!isSaved) bar.current?.scrollIntoView({ block: 'center' });
      return isSaved;
    });
    return () => tell(key, null);
  }, [changed, tell, key]);
  return bar;
}
