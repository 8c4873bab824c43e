import { describe, expect, it } from 'vitest';
import { certificateFileName } from './certificate-file-name.ts';

describe('the file of a certificate', () => {
  it.each([
    ['SQL for Everyday Questions', 'Nadia Rahman', 'SQL for Everyday Questions - Nadia Rahman.pdf'],
    ['বুনন', 'আনিকা রহমান', 'বুনন - আনিকা রহমান.pdf'],
    ['Weaving 1/2 "by hand"', '../../Anika\r\nX: y', 'Weaving 1_2 _by hand_ - .._.._Anika X_ y.pdf'],
  ])('of %j for %j is named %j', (courseTitle, name, file) => {
    expect(certificateFileName({ courseTitle, name }, '.pdf')).toBe(file);
  });

  it('names the person beside the longest title', () => {
    const file = certificateFileName({ courseTitle: 'বুনন '.repeat(40), name: 'আনিকা রহমান' }, '.pdf');
    expect(file).toMatch(/^বুনন বুনন .* - আনিকা রহমান\.pdf$/);
  });
});
