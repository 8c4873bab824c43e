import { Star } from 'lucide-react';
import { ratingText } from '../course-facts.ts';

interface RatingFactProps {
  rating: number | null;
  students: string;
}

export function RatingFact({ rating, students }: RatingFactProps) {
  if (rating === null) return <li>No ratings yet ({students})</li>;
  return (
    <li className="inline-flex items-center gap-1.5">
      <Star aria-hidden="true" className="size-4 shrink-0 fill-warning text-warning" />
      <span>
        <span className="sr-only">Rated </span>
        <span className="font-semibold text-ink">{ratingText(rating)}</span>
        <span className="sr-only"> out of 5</span> ({students})
      </span>
    </li>
  );
}
