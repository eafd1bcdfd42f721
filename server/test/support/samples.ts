/** The samples of every operation that has several in the API reference, by its id and their names. */
export function samplesIn(page: string): Map<string, Record<string, string>> {
  const articles = [...page.matchAll(/<article id="(\w+)" [\s\S]*?<\/article>/g)]
  return new Map(
    articles.map(([article, id = '']) => {
      const samples = article.matchAll(
        /<details name="samples-\w+"[^>]*><summary>(.+?)<\/summary><pre><code>([\s\S]*?)<\/code>/g,
      )
      return [id, Object.fromEntries([...samples].map(([, name, code = '']) => [name, plain(code)]))]
    }),
  )
}

function plain(html: string): string {
  return html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
}
