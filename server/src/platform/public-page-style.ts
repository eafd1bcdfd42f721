/** The style of the pages for visitors, beside that of all pages. */
export const PUBLIC_PAGE_STYLE = `
.wrap { width: 100%; max-width: 1120px; margin: 0 auto; padding: 0 16px }
.site { display: flex; flex-direction: column }
.site > main { flex: 1; padding-bottom: 64px }
.skip { position: absolute; left: -9999px }
.skip:focus { left: 16px; top: 12px; z-index: 3; padding: 8px 12px; background: var(--color-surface); border-radius: 8px }
.hidden-label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.site-head { position: sticky; top: 0; z-index: 2; background: var(--color-canvas); border-bottom: 1px solid var(--color-line) }
.site-head .wrap { display: flex; align-items: center; gap: 8px; height: 60px }
.site-head nav { display: flex; gap: 2px; margin: 0 auto 0 12px }
.site-head nav a { padding: 6px 10px; border-radius: 8px; font-size: 14px; color: var(--color-ink-soft); text-decoration: none }
.site-head nav a:hover { background: var(--color-hover); color: var(--color-ink) }
.site-head nav a[aria-current] { color: var(--color-ink); font-weight: 550 }
.site-foot { border-top: 1px solid var(--color-line); color: var(--color-ink-soft); font-size: 13px }
.site-foot .wrap { display: flex; flex-wrap: wrap; gap: 8px 24px; justify-content: space-between; padding-top: 24px; padding-bottom: 32px }
.site-foot nav { display: flex; flex-wrap: wrap; gap: 16px }
.site-foot a { color: inherit }

/* Parts */
.card { background: var(--color-surface); border: 1px solid var(--color-line); border-radius: 12px; padding: 20px; box-shadow: var(--shadow-raised) }
.cards { display: grid; gap: 12px }
.cards > li { display: grid; min-width: 0 }
.meta { display: flex; flex-wrap: wrap; align-items: center; row-gap: 2px; margin-left: -18px; clip-path: inset(0 0 0 18px); color: var(--color-ink-faint); font-size: 13px }
.meta > * { position: relative; margin-left: 18px }
.meta > *::before { content: "·"; position: absolute; left: -12px; color: var(--color-line-strong) }
.tags { display: flex; flex-wrap: wrap; gap: 6px }
.tags li { max-width: 100%; border: 1px solid var(--color-line); border-radius: 6px; padding: 1px 8px; font-size: 12px; line-height: 20px; color: var(--color-ink-soft); overflow: hidden; text-overflow: ellipsis }
.badge { display: inline-block; border-radius: 6px; padding: 0 8px; font-size: 12px; line-height: 22px; font-weight: 550; background: var(--color-good-soft); color: var(--color-good-text) }
.meta > .badge::before { content: none }
.cover { color: inherit; text-decoration: none }
.cover::after { content: ""; position: absolute; inset: 0; border-radius: 12px }
.cover:focus-visible { outline: none }
.cover:focus-visible::after { outline: 2px solid var(--color-accent-text); outline-offset: 2px }
.gig, .person-card { position: relative; display: flex; flex-direction: column; gap: 10px; transition: border-color 120ms }
.gig:hover, .person-card:hover { border-color: var(--color-line-strong) }
.gig .meta, .person-card .meta { margin-top: auto }
.gig-top { display: flex; flex-wrap: wrap; gap: 2px 16px; justify-content: space-between; align-items: baseline }
.gig-top h3 { flex: 1 1 260px; font-size: 16px }
.rate { font-weight: 600; font-size: 14px; font-variant-numeric: tabular-nums }
.lead { color: var(--color-ink-soft); font-size: 14px }
.avatar { display: grid; place-items: center; flex: none; width: 40px; height: 40px; border-radius: 50%; background: var(--color-accent-soft); color: var(--color-accent-text); font-size: 14px; font-weight: 600; letter-spacing: 0.02em; user-select: none }
.avatar.square { border-radius: 10px }
.person { display: flex; gap: 12px; align-items: center; min-width: 0 }
.person > div { min-width: 0 }
.person .name { color: var(--color-ink); font-weight: 600; text-decoration: none }
.person .name:hover { text-decoration: underline }
.headline { color: var(--color-ink-soft) }
.stars { color: light-dark(#b97500, #e5b566); letter-spacing: 0.06em }
.stars .off { color: var(--color-line) }
.empty { border: 1px dashed var(--color-line-strong); border-radius: 12px; padding: 48px 24px; text-align: center; color: var(--color-ink-soft) }
.empty > :first-child { color: var(--color-ink); margin-bottom: 6px }
.empty .button { margin-top: 20px }
.pager { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 20px }

/* Start page */
.hero { padding: 72px 0 56px; background: radial-gradient(80% 120% at 50% 0, var(--color-accent-soft), transparent 70%) }
.hero .wrap { max-width: 820px; text-align: center }
.hero h1 { font-size: clamp(32px, 5.4vw, 52px); line-height: 1.08; letter-spacing: -0.032em; font-weight: 680 }
.hero .headline { margin: 20px auto 0; max-width: 600px; font-size: 17px; text-wrap: pretty }
.hero-search { display: flex; gap: 8px; max-width: 520px; margin: 32px auto 0 }
.hero-search input, .hero-search button { height: 46px; font-size: 16px }
.hero-search button { flex: none }
.categories { display: flex; flex-wrap: wrap; gap: 8px; justify-content: center; margin-top: 20px }
.categories a { border: 1px solid var(--color-line); border-radius: 999px; padding: 3px 12px; font-size: 13px; color: var(--color-ink-soft); text-decoration: none; background: var(--color-surface) }
.categories a:hover { border-color: var(--color-line-strong); color: var(--color-ink) }
.site > main > .wrap { margin-top: 48px }
.home-gigs.wrap { margin-top: 0 !important }
.section-head { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; margin-bottom: 16px }
.section-head a { font-size: 14px }
.steps { display: grid; gap: 12px; margin-top: 16px; counter-reset: step }
.steps li { counter-increment: step; border-top: 1px solid var(--color-line); padding: 16px 0 0 }
.steps li::before { content: counter(step); display: grid; place-items: center; width: 26px; height: 26px; margin-bottom: 10px; border-radius: 8px; background: var(--color-accent-soft); color: var(--color-accent-text); font-size: 13px; font-weight: 600 }
.steps p { margin: 4px 0 8px; color: var(--color-ink-soft); font-size: 14px }
.banner { display: flex; flex-wrap: wrap; gap: 20px 40px; align-items: center; justify-content: space-between; padding: 28px }
.banner > div { flex: 1 1 420px }
.banner p { margin-top: 6px; color: var(--color-ink-soft); max-width: 640px }

/* Lists with a search form */
.finder { display: grid; gap: 20px; padding-top: 32px; margin-top: 0 !important }
.finder-head p { margin-top: 4px }
.filters { display: grid; gap: 14px; align-content: start; background: var(--color-surface); border: 1px solid var(--color-line); border-radius: 12px; padding: 16px }
.filters .fields { display: grid; gap: 14px; padding-top: 14px }
.filters .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 10px }
.filters summary { cursor: pointer; font-size: 14px; font-weight: 550; color: var(--color-accent-text) }
.filters .check { display: flex; gap: 8px; align-items: center; margin: 0; font-weight: 400; font-size: 14px }
.filters .check input { width: 18px; height: 18px; margin: 0; accent-color: var(--color-accent) }
@media (min-width: 720px) { .cards.two { grid-template-columns: 1fr 1fr } .steps { grid-template-columns: repeat(4, 1fr); gap: 24px } }
@media (min-width: 920px) {
  .wrap { padding-inline: 24px }
  .finder { grid-template-columns: 272px minmax(0, 1fr); gap: 24px 32px }
  .finder-head { grid-column: 1 / -1 }
  .filters { position: sticky; top: 84px; align-self: start }
  @supports selector(::details-content) {
    .more-filters::details-content { content-visibility: visible; block-size: auto }
    .more-filters > summary { display: none }
    .filters .fields { padding-top: 0 }
  }
}

/* A gig, a profile */
.detail { display: grid; gap: 24px; padding-top: 28px; margin-top: 0 !important }
.crumbs { font-size: 14px; color: var(--color-ink-faint) }
.detail-head h1 { font-size: clamp(24px, 3.4vw, 32px) }
.detail-head .meta { margin-top: 10px }
.person-head { display: flex; gap: 18px; align-items: flex-start }
.person-head .avatar { width: 64px; height: 64px; font-size: 22px }
.person-head .headline { margin-top: 2px; font-size: 17px }
.person-head .meta { margin-top: 6px }
.price { font-size: 20px; font-weight: 650; letter-spacing: -0.01em; font-variant-numeric: tabular-nums }
.facts-card { display: grid; gap: 16px; align-content: start }
.facts div { display: flex; gap: 12px; padding: 7px 0; font-size: 14px }
.facts div + div { border-top: 1px solid var(--color-line) }
.facts dt { color: var(--color-ink-faint); flex: 0 0 112px }
.facts dd { overflow-wrap: anywhere; min-width: 0 }
.note.good { background: var(--color-good-soft); color: var(--color-good-text) }
.note.quiet { background: var(--color-sunken); color: var(--color-ink-soft) }
.links { display: grid; gap: 6px; font-size: 14px; overflow-wrap: anywhere }
.small-print { font-size: 13px }
.detail-body { display: grid; gap: 32px; align-content: start; min-width: 0 }
.detail-body h2 { margin-bottom: 10px }
.text { white-space: pre-line; max-width: 68ch }
.text + .text { margin-top: 12px }
.quotes { display: grid; gap: 0 }
.quotes li { border-top: 1px solid var(--color-line); padding: 14px 0 }
.quotes .text { margin-top: 6px }
@media (min-width: 920px) {
  .detail { grid-template-columns: minmax(0, 1fr) 320px; gap: 28px 48px }
  .crumbs, .detail-head { grid-column: 1 / -1 }
  .crumbs { margin-bottom: -12px }
  .facts-card { grid-column: 2; grid-row: 3; position: sticky; top: 84px; align-self: start }
  .detail-body { grid-column: 1; grid-row: 3 }
}
@media (max-width: 520px) { .site-head nav { margin-left: 4px } .site-head nav a { padding: 6px 8px } .hero { padding: 44px 0 36px } .hero br { display: none } .hero .headline { font-size: 16px } .card { padding: 16px } .banner { padding: 20px } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important } }
`
