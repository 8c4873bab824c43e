import { useEffect, useState } from 'react';

/** An address under which the page can show a picture it holds, for as long as it is shown. */
export function useObjectUrl(picture: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = picture && URL.createObjectURL(picture);
    setUrl(created);
    return () => {
      if (created !== undefined) URL.revokeObjectURL(created);
    };
  }, [picture]);
  return picture && url;
}
