import { textLanguage } from '@/lib/text-language.ts';

/** Bengali marks need more room between two lines than Latin headings have. */
export function CourseTitle({ title }: { title: string }) {
  return (
    <h1
      lang={textLanguage(title)}
      className="text-[clamp(1.875rem,1.5rem+1.7vw,3rem)] leading-[1.12] [&:lang(bn)]:leading-[1.35]"
    >
      {title}
    </h1>
  );
}
