import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFileName, inspectAttachment } from './index.ts';

const MAX = 1_000_000;
const bytesOf = (words: string) => new Uint8Array(Array.from(words).map((sign) => sign.charCodeAt(0)));
const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const ZIP_END = `PK\u0005\u0006${'\0'.repeat(18)}`;
const inspect = (words: string, name = 'proof.pdf') => inspectAttachment(bytesOf(words), name, MAX);
const refused = (refusal: string) => ({ ok: false, refusal });

describe('what an attachment is', () => {
  it.each([
    ['a PDF', PDF, 'proof.pdf', { ok: true, kind: 'pdf' }],
    ['a PDF whatever its name says', PDF, 'proof.docx', { ok: true, kind: 'pdf' }],
    ['a program named as a PDF', 'MZ\u0090\0', 'proof.pdf', refused('attachment-is-not-allowed')],
    ['a page named as a PDF', '<html><script>', 'proof.pdf', refused('attachment-is-not-allowed')],
    ['a text named as a workbook', '企业,1', 'list.xlsx', refused('attachment-is-not-allowed')],
    ['nothing', '', 'proof.pdf', refused('file-is-empty')],
    ['a PDF that was cut off', PDF.slice(0, 40), 'proof.pdf', refused('attachment-is-damaged')],
    ['a PDF of no version', PDF.replace('1.7', '9.9'), 'a.pdf', refused('attachment-is-not-allowed')],
    ['a PDF with a page behind it', `${PDF}<script>`, 'a.pdf', refused('attachment-is-not-allowed')],
    ['a PDF behind something else', `\n${PDF}`, 'a.pdf', refused('attachment-is-not-allowed')],
    [
      'a PDF with a script',
      PDF.replace('/Catalog', '/Catalog/JavaScript'),
      'a.pdf',
      refused('attachment-is-active'),
    ],
    [
      'a PDF that starts a program',
      PDF.replace('/Catalog', '/Catalog/S/Launch'),
      'a.pdf',
      refused('attachment-is-active'),
    ],
    ['anything named with macros', PDF, 'proof.docm', refused('attachment-is-active')],
    ['an empty archive', ZIP_END, 'a.docx', refused('attachment-is-not-allowed')],
    ['an archive that was cut off', 'PK\u0003\u0004abc', 'a.docx', refused('attachment-is-damaged')],
  ])('%s', (_, content, name, expected) => {
    expect(inspect(content, name)).toEqual(expected);
  });

  it('is refused when it is too large', () => {
    expect(inspectAttachment(bytesOf(PDF), 'a.pdf', 10)).toEqual(refused('attachment-is-too-large'));
  });

  it('is told of any bytes without a fault of ours', () => {
    const starts = fc.constantFrom(
      PDF,
      'PK\u0003\u0004',
      '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
      '',
    );
    fc.assert(
      fc.property(starts, fc.uint8Array({ maxLength: 2_000 }), (start, rest) => {
        const bytes = Uint8Array.from([...bytesOf(start), ...rest]);
        expect(inspectAttachment(bytes, 'a', MAX)).toHaveProperty('ok');
      }),
    );
  });
});

describe('the name an attachment is stored under', () => {
  it.each([
    ['proof.pdf', 'proof.pdf'],
    ['证明 材料.PDF', '证明 材料.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\li\\proof.pdf', 'proof.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe.pdf'],
    ['line\r\nbreak"<b>.pdf', 'linebreakb.pdf'],
    ['...', 'attachment.pdf'],
    ['', 'attachment.pdf'],
    ['CON.pdf', 'attachment.pdf'],
    ['.pdf', 'attachment.pdf'],
  ])('%j -> %j', (given, expected) => {
    expect(cleanFileName(given, 'pdf')).toBe(expected);
  });

  it('is at most 120 characters, without half of a rare one', () => {
    const name = cleanFileName(`${'𠮷'.repeat(500)}.docx`, 'docx');
    expect(Array.from(name)).toHaveLength(120);
    expect(name.isWellFormed() && name.endsWith('.docx')).toBe(true);
  });

  it('keeps no sign that a header or a file system could take for more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const name = cleanFileName(given, 'pdf');
        expect(name).not.toMatch(/[\\/\r\n"\0]/);
        expect(name.length).toBeGreaterThan(4);
      }),
    );
  });
});
