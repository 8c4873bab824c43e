/** The word of a place. */
export const typed = (place: string) => `zqx${place}`;

export const fullAccount = {
  name: 'Zubaida Quillfeather',
  email: 'zubaida.quill@leaving.example',
  username: 'zubaida-quill',
} as const;
