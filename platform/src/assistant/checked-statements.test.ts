import { describe, expect, it } from 'vitest';
import { checkStatements } from './checked-statements.ts';

async function* piecesOf(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

/** Reads an answer to its end, and sees to it that text and statements say the same. */
async function check(pieces: AsyncIterable<string>, sourceCount = 3) {
  const reading = checkStatements(pieces, sourceCount);
  const statements: { text: string; sources: number[] }[] = [];
  const words: string[] = [];
  let text = '';
  for (;;) {
    const { done, value } = await reading.next();
    if (done) return { statements, words, fits: value.fits, left: text };
    if (value.type === 'text') {
      words.push(value.text);
      text += value.text;
    } else {
      expect(text).toBe(value.statement.text);
      statements.push(value.statement);
      text = '';
    }
  }
}

const checkText = (text: string, sourceCount?: number) => check(piecesOf(text, 7), sourceCount);

describe('statements of an answer', () => {
  it.each([
    [
      'A tree has nodes. [1]\nEach has a parent. [2]',
      [
        ['A tree has nodes.', [0]],
        ['Each has a parent.', [1]],
      ],
    ],
    [
      'A tree has nodes [1]. Each has a parent [2][3].',
      [
        ['A tree has nodes.', [0]],
        ['Each has a parent.', [1, 2]],
      ],
    ],
    [
      'One [1, 2]\nTwo [1–3]\nThree [Passage 2]',
      [
        ['One', [0, 1]],
        ['Two', [0, 1, 2]],
        ['Three', [1]],
      ],
    ],
    [
      'One 【1】\nTwo【2†source】\nThree [[3]]',
      [
        ['One', [0]],
        ['Two', [1]],
        ['Three', [2]],
      ],
    ],
    [
      'গাছের শাখা আছে। [১]\nপাতাও আছে [২, ৩]।',
      [
        ['গাছের শাখা আছে।', [0]],
        ['পাতাও আছে।', [1, 2]],
      ],
    ],
    ['[2] Cited before it is said', [['Cited before it is said', [1]]]],
    [
      '- **First** [1]\n- Second [1]\n\n---\n',
      [
        ['- **First**', [0]],
        ['- Second', [0]],
      ],
    ],
    [
      'The steps are:\n- draw [1]\n- name [2]',
      [
        ['The steps are:\n- draw', [0]],
        ['- name', [1]],
      ],
    ],
    [
      'A shuttle [1] carries the weft (quickly) [2] through it.',
      [['A shuttle carries the weft (quickly) through it.', [0, 1]]],
    ],
    ['মাকু পোড়েন [১] টানার ভেতর দিয়ে নেয় [২]।', [['মাকু পোড়েন টানার ভেতর দিয়ে নেয়।', [0, 1]]]],
    [
      'Said [1] Another, Said [2]',
      [
        ['Said', [0]],
        ['Another, Said', [1]],
      ],
    ],
    ['Twice the same [1] [1], [1].', [['Twice the same.', [0]]]],
    ['One thing [1], and another [2].', [['One thing, and another.', [0, 1]]]],
  ])('end after their citations or with the line: %j', async (answer, expected) => {
    const { statements, left } = await checkText(answer);
    expect(statements.map(({ text, sources }) => [text, sources])).toEqual(expected);
    expect(left).toBe('');
  });

  it('rest on nothing where they name nothing that was given', async () => {
    const { statements } = await checkText('Invented [99]. Half [2, 17]. Zero [0]. No word of a source.', 2);
    expect(statements).toEqual([
      { text: 'Invented.', sources: [] },
      { text: 'Half.', sources: [1] },
      { text: 'Zero.', sources: [] },
      { text: 'No word of a source.', sources: [] },
    ]);
    expect((await checkText('Nothing was given [1].', 0)).statements).toEqual([
      { text: 'Nothing was given.', sources: [] },
    ]);
  });

  it('keep code as it is, with what was said before it, and brackets that are no citation', async () => {
    const code =
      'Call it so. [1]\n```ts\nconst [a] = list[1];\n\nrun(a);\n```\nThen wait for [2024] and `list[2]`. [2]';
    expect((await checkText(code)).statements).toEqual([
      { text: 'Call it so.\n```ts\nconst [a] = list[1];\n\nrun(a);\n```', sources: [0] },
      { text: 'Then wait for [2024] and `list[2]`.', sources: [1] },
    ]);
    expect((await checkText('```\nopen(1)\n``` [3]')).statements).toEqual([
      { text: '```\nopen(1)\n```', sources: [2] },
    ]);
    expect((await checkText('```\nnever closed [1]')).statements).toEqual([
      { text: '```\nnever closed [1]\n```', sources: [] },
    ]);
    expect((await checkText('```one line``` [1]\nA lone ` is nothing [2]')).statements).toEqual([
      { text: '```one line```', sources: [0] },
      { text: 'A lone ` is nothing', sources: [1] },
    ]);
  });

  it('come word by word', async () => {
    const { words } = await check(piecesOf('Draw the **tree** first. [1]\nName it.', 1));
    expect(words).toEqual(['Draw', ' the', ' **tree**', ' first.', 'Name', ' it.']);
  });

  it('are the same, however the answer was cut', async () => {
    const answer =
      'See [the page](https://evil.example/?a=(b) "t"): a < b, List<String> 😀 `x[1]` \\[1\\](x) [1], [2].\n\n' +
      '![p](http://evil.example/x.png)<img src=x onerror=alert(1)> Done 【2】\n## Heading\n\n```md\n[a](b)\n```\n[3] <https://a.example> NO_PASSAGE_FITS';
    const whole = await check(piecesOf(answer, answer.length));
    for (let length = 1; length < 40; length += 1) {
      const { words, ...cut } = await check(piecesOf(answer, length));
      expect({ length, ...cut, words: words.join('') }).toEqual({
        length,
        ...whole,
        words: whole.words.join(''),
      });
    }
  });

  it('say that nothing fits by a word that nobody reads', async () => {
    for (const word of [
      'NO_PASSAGE_FITS',
      ' **NO_PASSAGE_FITS**.\n',
      '`NO_PASSAGE_FITS`',
      'NO\\_PASSAGE\\_FITS',
    ])
      expect(await checkText(word)).toEqual({ statements: [], words: [], fits: false, left: '' });
    expect(await checkText('NO_PASSAGE_FITS\nBut trees are green.')).toMatchObject({
      fits: false,
      statements: [{ text: 'But trees are green.', sources: [] }],
    });
    expect(await checkText('Trees are green. [1]\nNO_PASSAGE_FITS')).toMatchObject({ fits: true });
    expect((await checkText('Nothing of the sort.')).fits).toBe(true);
  });

  it('are missed where an answer has nothing that can be shown', async () => {
    for (const answer of ['', ' \n---\n', '![only](https://evil.example/x.png)', '[1] [2]'])
      await expect(checkText(answer)).rejects.toMatchObject({ fault: 'service_nonsense' });
  });

  it('that were finished are kept when the answer breaks off, and the unfinished one is not', async () => {
    const broken = new Error('the line was cut');
    async function* breaking() {
      yield 'A tree has nodes. [1]\nEach has';
      throw broken;
    }
    const given: unknown[] = [];
    const reading = (async () => {
      for await (const event of checkStatements(breaking(), 1))
        if (event.type === 'statement') given.push(event);
    })();
    await expect(reading).rejects.toBe(broken);
    expect(given).toEqual([{ type: 'statement', statement: { text: 'A tree has nodes.', sources: [0] } }]);
  });
});

describe('what a model writes', () => {
  it.each([
    ['[the docs](https://evil.example/a)', 'the docs'],
    ['Look: ![x](https://evil.example/x.png?leak=1) here', 'Look: here'],
    ['[1](https://evil.example) Said so', 'Said so'],
    ['go to <https://evil.example/a>', 'go to https://evil.example/a'],
    ['<a href="https://evil.example">press</a> <b>now</b><br/>', 'press now'],
    ['x<script>alert(1)</script>', 'xalert(1)'],
    ['a < b and c<d, Map<string, number>', 'a < b and c<d, Map<string, number>'],
    ['nul \u0000 turned \u202Eround\u202C half \uD83D', 'nul turned round half'],
  ])('is plain text: %j', async (written, shown) => {
    const { statements } = await checkText(written);
    expect(statements.map(({ text }) => text).join('|')).toBe(shown);
  });

  it('becomes no link when a citation is taken out of it, nor in what looks like code', async () => {
    const written = [
      [
        '[press][1](https://evil.example)',
        '<[1]https://evil.example>',
        '[press]\n\n[press]: https://evil.example',
      ],
      ['```\n[press](https://evil.example)\n~~~\n[press]: https://evil.example\n<https://evil.example>'],
      [
        '`` [press](https://evil.example) `',
        '[a [press] b](https://evil.example)',
        '[\npress](https://evil.example)',
      ],
    ].flat();
    for (const one of written) {
      const shown = (await checkText(one)).statements.map(({ text }) => text).join('\n');
      expect(shown).not.toMatch(/\][(:]|<https?:/i);
    }
  });
});
