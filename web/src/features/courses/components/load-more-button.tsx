import { Button } from '@/components/ui/button.tsx';

export function LoadMoreButton({ pending, onClick }: { pending: boolean; onClick: () => void }) {
  return (
    <div className="mt-10 flex justify-center">
      <Button variant="outline" size="lg" pending={pending} onClick={onClick}>
        Load more courses
      </Button>
    </div>
  );
}
