/** Where an SVG would leave a trace if a trick in it worked. */
export interface Traps {
  /** A web address that notes when it's requested. */
  url: string
  /** The path of a red image on the server's disk. */
  imagePath: string
  /** The path of a text file there. */
  textPath: string
  /** A red image. */
  image: Buffer
}

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

/** White, so that anything red on it came from somewhere else. */
function svg(content: string, attributes = 'width="100" height="100"', before = ''): string {
  return `${before}<svg ${NAMESPACES} ${attributes}><rect width="100%" height="100%" fill="#fff"/>${content}</svg>`
}

/** Known ways to make an SVG run scripts, read files, call other servers or use up memory and time, by what they try. */
export function hostileSvgs({ url, imagePath, textPath, image }: Traps): Record<string, string> {
  const file = `file://${imagePath}`
  const bomb = Array.from({ length: 12 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`).join(
    '',
  )
  const uses = Array.from(
    { length: 30 },
    (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`,
  ).join('')
  const data = `data:image/png;base64,${image.toString('base64')}`
  return {
    'image in it, which no limit holds for': svg(`<image href="${data}" width="100" height="100"/>`),
    'filter image in it': svg(
      `<filter id="f"><feImage href="${data}"/></filter><rect width="100" height="100" fill="#fff" filter="url(#f)"/>`,
    ),
    script: svg(`<script>fetch("${url}")</script>`),
    'script from elsewhere': svg(`<script href="${url}/a.js"/>`),
    'script in CDATA': svg(`<script type="text/ecmascript"><![CDATA[new Image().src="${url}"]]></script>`),
    'event handler': svg('', `width="100" height="100" onload="fetch('${url}')"`),
    'link with a script': svg(`<a href="javascript:fetch('${url}')"><rect width="90" height="90" fill="#fff"/></a>`),
    'animation that sets a script': svg(
      `<a><set attributeName="href" to="javascript:fetch('${url}')"/><rect width="9" height="9" fill="#fff"/></a>`,
    ),
    'HTML inside': svg(
      `<foreignObject width="100" height="100"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${url}"/></foreignObject>`,
    ),
    'image from the web': svg(`<image href="${url}/a.png" width="100" height="100"/>`),
    'image from the web, older spelling': svg(`<image xlink:href="${url}/b.png" width="100" height="100"/>`),
    'image from the disk': svg(`<image href="${file}" width="100" height="100"/>`),
    'image by its path': svg(`<image href="${imagePath}" width="100" height="100"/>`),
    'image by a relative path': svg(`<image href="../../../../..${imagePath}" width="100" height="100"/>`),
    'image relative to another base': svg(
      `<g xml:base="file:///"><image href="${imagePath.slice(1)}" width="100" height="100"/></g>`,
    ),
    'SVG in an image': svg(
      `<image width="100" height="100" href="data:image/svg+xml;base64,${Buffer.from(svg(`<image href="${file}" width="100" height="100"/>`)).toString('base64')}"/>`,
    ),
    'shape from the web': svg(`<use href="${url}/a.svg#x"/>`),
    'shape from the disk': svg(`<use href="${file}#x"/>`),
    'style sheet from the web': svg('', undefined, `<?xml-stylesheet href="${url}/a.css"?>`),
    'imported style': svg(`<style>@import url("${url}/b.css");</style>`),
    'font from the web': svg(
      `<style>@font-face{font-family:x;src:url("${url}/f.woff")}</style><text y="50" font-family="x">a</text>`,
    ),
    'fill from the web': svg(`<rect width="100" height="100" fill="url(${url}/p.svg#p) #fff"/>`),
    'filter image from the disk': svg(
      `<filter id="f"><feImage href="${file}"/></filter><rect width="100" height="100" fill="#fff" filter="url(#f)"/>`,
    ),
    'entity from the disk': svg(
      '<text y="50" fill="#fff">&x;</text>',
      undefined,
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file://${textPath}">]>`,
    ),
    'entity from the web': svg(
      '<text y="50" fill="#fff">&x;</text>',
      undefined,
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "${url}/x">]>`,
    ),
    'document type from the web': svg('', undefined, `<!DOCTYPE svg SYSTEM "${url}/x.dtd">`),
    'parameter entity': svg('', undefined, `<!DOCTYPE svg [<!ENTITY % p SYSTEM "${url}/p.dtd"> %p;]>`),
    'included file': svg(
      `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file://${textPath}" parse="text"/>`,
    ),
    'entities that grow': svg(
      '<text y="50" fill="#fff">&e12;</text>',
      undefined,
      `<!DOCTYPE svg [<!ENTITY e0 "ha">${bomb}]>`,
    ),
    'shapes that grow': svg(`<defs><rect id="g0" width="1" height="1" fill="#fff"/>${uses}</defs><use href="#g30"/>`),
    'shape that contains itself': svg('<g id="a"><use href="#a"/></g>'),
    'pattern that fills itself': svg(
      '<pattern id="p" width="1" height="1"><rect width="1" height="1" fill="url(#p)"/></pattern><rect width="9" height="9" fill="url(#p) #fff"/>',
    ),
    'enormous size': svg('', 'width="1000000000" height="1000000000"'),
    'enormous proportions': svg('', 'width="1000000" height="1"'),
    'no size': svg('', 'width="0" height="0"'),
    'enormous blur': svg(
      '<filter id="f" x="-9" y="-9" width="20" height="20"><feGaussianBlur stdDeviation="100000"/></filter><rect width="100" height="100" fill="#fff" filter="url(#f)"/>',
    ),
    '100,000 points': svg(`<path fill="#fff" d="M0 0${' 1 1'.repeat(100_000)}"/>`),
    'deep nesting': svg(`${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}`),
    'HTML page': `<!doctype html><script>fetch("${url}")</script><svg ${NAMESPACES}></svg>`,
    'a PNG’s first bytes': `\x89PNG\r\n\x1a\n${svg(`<script>fetch("${url}")</script>`)}`,
    'not an image': 'Just text.',
  }
}
