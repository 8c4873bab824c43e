import { t } from '@lingui/core/macro';
import { toast } from '@/components/ui/toast-store.ts';

/** Refuses, with a toast, a file that no attempt could upload. */
export function acceptFile(file: File): boolean {
  return file.size > 0 || refuse(file, t`This file is empty.`);
}

/** … and what is certainly not a video. The server looks into what the browser does not know. */
export function acceptVideo(file: File): boolean {
  const { type } = file;
  const isVideo = type === '' || type.startsWith('video/') || type === 'application/octet-stream';
  return isVideo ? acceptFile(file) : refuse(file, t`This is not a video`);
}

function refuse({ name: fileName }: File, title: string): false {
  toast({ title, description: t`${fileName} was not uploaded.`, variant: 'destructive' });
  return false;
}
