import { countsIn } from '../../formats.ts'
import type { gigs as english } from '../en/gigs.ts'
import type { Translated } from '../translated.ts'

const counted = countsIn('de')

/** The list of gigs, and a gig. */
export const gigs: Translated<typeof english> = {
  title: 'Offene Aufträge',
  titleIn: (category) => `Aufträge im Bereich ${category}`,
  description:
    'Offene Aufträge auf einen Blick: worum es geht, wie hoch die Vergütung ist und wie Sie sich bewerben. Bezahlt wird über Treuhand, Meilenstein für Meilenstein.',
  intro: 'Verhandeln Sie den Preis mit dem Auftraggeber. Das Geld liegt in Treuhand, bis die Arbeit erledigt ist.',
  find: 'Aufträge finden',
  post: 'Auftrag ausschreiben',
  noneYet: 'Noch keine offenen Aufträge',
  beFirst: 'Melden Sie sich an und schreiben Sie den ersten aus.',
  showAll: 'Alle Aufträge zeigen',
  filters: {
    searchExample: 'Zum Beispiel: Logo, Dateneingabe, React',
    category: 'Kategorie',
    rateType: 'Abrechnung',
    rateTypes: { hourly: 'Nach Stunden', fixed: 'Festpreis' },
    minRate: 'Vergütung ab',
    maxRate: 'Vergütung bis',
    remote: 'Nur remote',
    newestFirst: 'Neueste zuerst',
    sorts: {
      relevance: 'Beste Treffer',
      rate_high: 'Höchste Vergütung',
      rate_low: 'Niedrigste Vergütung',
      closing_soon: 'Bald endend',
    },
  },
  rates: {
    open: 'Offen für Angebote',
    hourly: {
      exactly: (amount) => `${amount} pro Stunde`,
      from: (amount) => `Ab ${amount} pro Stunde`,
      upTo: (amount) => `Bis zu ${amount} pro Stunde`,
      between: (low, high) => `${low} – ${high} pro Stunde`,
    },
    fixed: {
      exactly: (amount) => `${amount} Festpreis`,
      from: (amount) => `Ab ${amount} Festpreis`,
      upTo: (amount) => `Bis zu ${amount} Festpreis`,
      between: (low, high) => `${low} – ${high} Festpreis`,
    },
  },
  places: {
    remote: 'Remote',
    remoteOr: (place) => `Remote oder ${place}`,
    onSite: 'Vor Ort',
  },
  /** `ago` is “vor 3 Tagen” or “gerade eben”. */
  postedAgo: (ago) => `${ago} ausgeschrieben`,
  postedOn: (day) => `am ${day} ausgeschrieben`,
  postedByAgentAgo: (ago) => `${ago} von einem Agenten ausgeschrieben`,
  postedByAgentOn: (day) => `am ${day} von einem Agenten ausgeschrieben`,
  descriptionOf: (rate, work) => `${rate}. ${work}`,
  applications: (count) => counted(count, 'Bewerbung', 'Bewerbungen'),
  signInToApply: 'Anmelden und bewerben',
  notOpen: {
    paused: 'Der Auftraggeber hat diesen Auftrag pausiert. Bewerbungen sind gerade nicht möglich.',
    filled: 'Alle Plätze sind besetzt.',
    closed: 'Der Auftraggeber hat diesen Auftrag geschlossen.',
    expired: 'Die Bewerbungsfrist dieses Auftrags ist abgelaufen.',
  },
  escrow: 'Das Geld liegt in Treuhand, bevor die Arbeit beginnt, und wird Meilenstein für Meilenstein freigegeben.',
  facts: {
    hours: 'Stunden',
    perWeek: (hours) => `${hours} pro Woche`,
    starts: 'Beginn',
    location: 'Ort',
    positions: 'Freie Plätze',
    positionsOf: (open, all) => `${open} von ${all}`,
    review: 'Prüffrist',
    days: (count) => counted(count, 'Tag', 'Tage'),
    payout: 'Gutschrift',
    daysAfterRelease: (count) => counted(count, 'Tag nach Freigabe', 'Tage nach Freigabe'),
    applyBy: 'Bewerben bis',
  },
  about: 'Über diesen Auftrag',
  client: 'Auftraggeber',
  unnamedClient: (marketplace) => `Ein Auftraggeber auf ${marketplace}`,
  more: 'Ähnliche Aufträge',
}
