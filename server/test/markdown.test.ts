import { markdownToText, renderMarkdown, renderPlainText } from '@parley/markdown'
import { expect, it } from 'vitest'
import { formattedHtml } from '../src/web/public/formatted.ts'

it('formats what people use in messages, and keeps line breaks', () => {
  const examples: [source: string, html: string][] = [
    ['One line\nand another\n\nA paragraph', '<p>One line<br>and another</p><p>A paragraph</p>'],
    [
      '**bold** *it* _it_ ~~gone~~ `a*b`',
      '<p><strong>bold</strong> <em>it</em> <em>it</em> <s>gone</s> <code>a*b</code></p>',
    ],
    ['# Scope\n#### Small', '<h3>Scope</h3><h6>Small</h6>'],
    ['- a\n- b\n  - c', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
    ['3. c\n4. d', '<ol start="3"><li>c</li><li>d</li></ol>'],
    ['> said\n\n---', '<blockquote><p>said</p></blockquote><hr>'],
    ['```js\nlet a = "<b>"\n```', '<pre><code>let a = &#34;&#60;b&#62;&#34;\n</code></pre>'],
    // Nothing that plain text contains by accident.
    ['Total\n===\n    indented', '<p>Total<br>===<br>indented</p>'],
    ['AT&amp;T 5 < 6 & 2*3*4', '<p>AT&#38;amp;T 5 &#60; 6 &#38; 2<em>3</em>4</p>'],
    ['', '<p></p>'],
  ]
  expect(examples.map(([source]) => [source, formattedHtml(source)])).toEqual(examples)
})

it('links only to the web, and shows the host of every link that does not spell it out', () => {
  const anchor = (href: string, text: string) =>
    `<a href="${href}" rel="nofollow ugc noopener noreferrer" target="_blank" dir="auto">${text}</a>`
  const host = (name: string) => ` <small dir="ltr">(${name})</small>`
  const examples: [source: string, html: string][] = [
    ['[plan](https://docs.example/a?b=1&c)', anchor('https://docs.example/a?b=1&#38;c', 'plan') + host('docs.example')],
    ['See https://a.example/x.', `See ${anchor('https://a.example/x', 'https://a.example/x')}.`],
    ['<http://a.example>', anchor('http://a.example/', 'http://a.example')],
    // The text names another host, looks like another host, or hides where it ends.
    [
      '[https://bank.example](https://evil.example)',
      anchor('https://evil.example/', 'https://bank.example') + host('evil.example'),
    ],
    [
      '[https://a.example/pay](https://a.example/steal)',
      anchor('https://a.example/steal', 'https://a.example/pay') + host('a.example'),
    ],
    [
      'https://b\u0430nk.example',
      anchor('https://xn--bnk-6cd.example/', 'https://b\u0430nk.example') + host('xn--bnk-6cd.example'),
    ],
    ['[\u202Eelpmaxe](https://evil.example)', anchor('https://evil.example/', '\u202Eelpmaxe') + host('evil.example')],
    ['[](https://evil.example)', anchor('https://evil.example/', 'https://evil.example/')],
    ['[a](https://evil.example "b")', anchor('https://evil.example/', 'a “b”') + host('evil.example')],
    ['![logo](https://evil.example/x.png)', `!${anchor('https://evil.example/x.png', 'logo')}${host('evil.example')}`],
  ]
  expect(examples.map(([source]) => [source, formattedHtml(source)])).toEqual(
    examples.map(([source, html]) => [source, `<p>${html}</p>`]),
  )
})

const SAFE =
  /<\/?(p|br|pre|code|a)>|<a href="https:\/\/(bank|evil)\.example\/" rel="nofollow ugc noopener noreferrer" target="_blank" dir="auto">/g

it('leaves everything else as text, so that nothing runs, loads or is hidden', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="https://evil.example" onclick="x">a</a>',
    '<!-- hidden -->',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](java\tscript:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](data:text/html,<script>alert(1)</script>)',
    '[a](vbscript:x) [b](file:///etc/passwd) [c](mailto:a@b.example) [d](//evil.example) [e](/settings)',
    '<javascript:alert(1)> <data:text/html,x> <mailto:a@b.example>',
    'https://bank.example@evil.example',
    '[a](https://bank.example:x@evil.example)',
    '[a][b]\n\n[b]: https://evil.example "x"',
    '```the price is 10\n```',
    '&lt;b&gt; \u0000 \u202E \u2066 \ud800',
    '[[[[a](b)](c)](d)](javascript:x)',
  ]
  for (const source of hostile) {
    const html = formattedHtml(source)
    expect.soft(html.replace(SAFE, ''), source).not.toMatch(/</)
  }
  expect(formattedHtml('```the price is 10\n```')).toContain('the price is 10')
  expect(formattedHtml('[b]: https://evil.example "x"')).toContain('[b]: ')
})

it('handles the longest text the API allows in an instant, and leaves nothing out', () => {
  const LENGTH = 20_000
  const pieces = [
    '> ',
    '- ',
    '1. ',
    '# ',
    '*',
    '_',
    '~',
    '`',
    '``` ',
    '[',
    ']',
    '![',
    '](',
    '[a](',
    '[a](<',
    '<',
    '<a ',
    '<!--',
    '\\',
    '&',
    '&#',
    '|',
    '*a',
    '**a ',
    '*a_ ',
    'a*',
    '_a',
    '*a **a ',
    '~~a',
    '[](',
    '[a]',
    '[a]: b\n',
    'https://',
    'http://a.',
    'https://a.example/(',
    'a@b.',
    'www.',
    '//',
    '\n',
    '\r',
    '\t',
    ' ',
    '  \n',
    '> \n',
    '- \n',
    '- a\n ',
    '>> - ',
    '* - + ',
    '`a``',
    '\u202E',
    '\u0000',
    '\ud800',
    '😀',
    ') ',
    '"',
    '[\\',
    '<https://a',
  ]
  const slow: [piece: string, ms: number][] = []
  for (const piece of pieces) {
    // Not wall-clock time, which depends on what else the machine is doing.
    const start = process.cpuUsage()
    const text = markdownToText(`${piece.repeat(LENGTH / piece.length)} the end`)
    const { user, system } = process.cpuUsage(start)
    const ms = (user + system) / 1_000
    if (ms > 1_000) slow.push([piece, ms])
    expect.soft(text.endsWith('the end'), JSON.stringify(piece)).toBe(true)
  }
  expect(slow).toEqual([])
  // Much longer than the API allows.
  expect(renderMarkdown('**a** '.repeat(100_000), (tag) => tag).parts).toEqual(['p'])
})

it('gives lists only the words', () => {
  expect(markdownToText('# Plan\n- **one**\n- [two](https://a.example)\n\n`x` ~~y~~')).toBe('Plan one two x y')
})

it('leaves plain text as it was typed, and links URLs', () => {
  const html = (text: string) =>
    renderPlainText<string>(text, (tag, { href = '' }, children) =>
      tag === 'a' ? `<${href}|${children.join('')}>` : children.join(''),
    )
  const examples: [text: string, parts: string[]][] = [
    ['# Not *formatted*\n\n  - at all', ['# Not *formatted*\n\n  - at all']],
    [
      'See https://a.example/x?y=1, or http://b.example.',
      [
        'See ',
        '<https://a.example/x?y=1|https://a.example/x?y=1>',
        ', or ',
        '<http://b.example/|http://b.example>',
        '.',
      ],
    ],
    [
      'https://b\u0430nk.example',
      ['<https://xn--bnk-6cd.example/|https://b\u0430nk.example>', ' ', '(xn--bnk-6cd.example)'],
    ],
    ['javascript:alert(1) //evil.example evil.example', ['javascript:alert(1) ', '//evil.example', ' evil.example']],
    // Leads exactly where it says.
    ['https://bank.example@evil.example', ['<https://bank.example/|https://bank.example>', '@evil.example']],
    ['mailto:a@b.example, ftp://c.example', ['mailto:a@b.example', ', ', 'ftp://c.example']],
    ['', []],
  ]
  expect(examples.map(([text]) => [text, html(text)])).toEqual(examples)
})
