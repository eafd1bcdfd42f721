import { type Html, html } from '../../platform/kernel/html.ts'
import type { Site } from '../../platform/kernel/site.ts'

interface FilterForm {
  action: string
  /** Of the form and its button. */
  label: string
  placeholder: string
  query: string | undefined
  /** Whether the other filters are visible from the start. */
  isOpen: boolean
  controls: Html
}

/** The search above a list, with more filters that can be opened. */
export function filterForm(
  { words: { finder } }: Site,
  { action, label, placeholder, query = '', isOpen, controls }: FilterForm,
): Html {
  return html`<form class="filters" method="get" action="${action}" role="search" aria-label="${label}">
  <div class="filters-main">
    <label for="q">${finder.search}</label>
    <input type="search" id="q" name="q" maxlength="200" value="${query}" placeholder="${placeholder}">
  </div>
  <details class="more-filters"${isOpen && html` open`}>
    <summary>${finder.moreFilters}</summary>
    <div class="fields">
      ${controls}
    </div>
  </details>
  <button>${label}</button>
</form>`
}
