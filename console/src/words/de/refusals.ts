import type { Issue } from '@parley/sdk'
import type { explainIssue as english } from '../refusals.ts'

/** Explains a refusal to people: what’s wrong, and what to do about it. */
export function explainIssue(issue: Issue, formats: Formats): ReturnType<typeof english> {
  const details = ('details' in issue ? issue.details : {}) as Record<string, unknown>
  const value = (limit: unknown) =>
    issue.path.endsWith('_cents') ? formats.money(Number(limit)) : readable(limit, formats)
  const text = TEXTS[issue.code]?.(details, formats.money, value)
  return text ?? sentence(issue.message)
}

/** How the console writes amounts, dates and times. */
type Formats = Parameters<typeof english>[1]

type Details = Record<string, unknown>

type Explain = (details: Details, money: (cents: number) => string, value: (limit: unknown) => string) => string | null

const TEXTS: Partial<Record<Issue['code'], Explain>> = {
  required: () => 'Dieses Feld ist erforderlich.',
  blank: () => 'Dieses Feld ist erforderlich.',
  too_short: ({ minimum, unit }) =>
    minimum === 1 ? 'Dieses Feld ist erforderlich.' : `Mindestens ${minimum} ${unitName(unit)}.`,
  too_long: ({ maximum, unit }) => `Höchstens ${maximum} ${unitName(unit)}.`,
  too_small: ({ minimum }, _, value) => `Mindestens ${value(minimum)}.`,
  too_large: ({ maximum }, _, value) => `Höchstens ${value(maximum)}.`,
  bad_format: ({ example }) => (example ? `Verwenden Sie ein Format wie dieses: ${example}` : null),
  not_allowed: ({ allowed }) => (Array.isArray(allowed) ? `Möglich sind: ${allowed.join(', ')}.` : null),
  duplicate_item: () => 'Das steht schon in der Liste.',
  gig_not_open: () => 'Dieser Auftrag ist nicht offen für Bewerbungen oder Angebote.',
  already_applied: () =>
    'Sie haben sich schon auf diesen Auftrag beworben. Ziehen Sie Ihre Bewerbung zuerst zurück, um sich neu zu bewerben.',
  apply_by_passed: () => 'Die Bewerbungsfrist ist abgelaufen. Wählen Sie eine spätere oder lassen Sie das Feld leer.',
  own_gig: () => 'Das ist Ihr eigener Auftrag.',
  own_profile: () => 'Das ist Ihr eigenes Profil.',
  own_offer: () => 'Das neueste Angebot ist von Ihnen. Jetzt ist die andere Seite dran.',
  stale_round: ({ round }) => `Es gibt ein neueres Angebot, Nummer ${round}. Prüfen Sie es, bevor Sie annehmen.`,
  stale_terms: () =>
    'Die Konditionen haben sich geändert, seit Sie das geöffnet haben. Prüfen Sie sie erneut, bevor Sie zustimmen.',
  stale_version: () =>
    'Das wurde anderswo geändert, seit Sie es geöffnet haben. Laden Sie neu, um die Änderungen zu sehen. Ihre Eingaben bleiben erhalten.',
  statement_limit: ({ left_statements }) =>
    left_statements === 0
      ? 'Sie können keine weiteren Stellungnahmen abgeben.'
      : 'Ihre Stellungnahmen und Belege sind zusammen zu lang. Kürzen Sie diese oder verlinken Sie das Material.',
  stale_figure: () => 'Es gibt einen neueren Vorschlag. Prüfen Sie ihn zuerst.',
  terms_incomplete: ({ missing }) =>
    `Im Angebot fehlt: ${list(missing)}. Machen Sie ein vollständiges Angebot, damit die andere Seite annehmen kann.`,
  round_limit: ({ limit }) =>
    `Jede Seite kann bis zu ${limit} Angebote machen. Nehmen Sie an, lehnen Sie ab oder warten Sie auf die andere Seite.`,
  already_negotiating: () => 'Sie verhandeln mit dieser Person schon über diesen Auftrag.',
  no_position_free: () => 'Alle Plätze dieses Auftrags sind besetzt. Der Auftraggeber kann weitere hinzufügen.',
  positions_taken: () => 'Es sind schon mehr Plätze besetzt. Geben Sie eine höhere Zahl ein.',
  rate_type_fixed: () => 'Solange Verhandlungen offen sind, können Sie die Abrechnung nicht ändern.',
  already_approved: () => 'Sie haben diesem Vertrag schon zugestimmt.',
  insufficient_funds: ({ missing_cents }, money) =>
    `In Ihrem Guthaben fehlen ${money(Number(missing_cents))}. Zahlen Sie den Betrag zuerst ein oder geben Sie einen kleineren ein.`,
  payout_account_not_ready: ({ ready_at }, _, value) =>
    ready_at
      ? `Ihr Auszahlungskonto wurde kürzlich geändert. Auszahlungen sind ab ${value(ready_at)} wieder möglich.`
      : 'Fügen Sie vor der Auszahlung ein Auszahlungskonto hinzu.',
  destination_mismatch: () =>
    'Auszahlungen gehen nur an Ihr Auszahlungskonto. Ändern Sie es, wenn Sie ein anderes Konto verwenden wollen.',
  money_open: () => 'Ein Teil des Geldes liegt noch in Treuhand, steht aus oder ist strittig. Klären Sie das zuerst.',
  nothing_released: () =>
    'Es wurde noch nichts freigegeben. Geben Sie eine Zahlung frei oder kündigen Sie stattdessen den Vertrag.',
  more_than_held: () => 'Das ist mehr, als in Treuhand liegt.',
  milestone_disputed: () =>
    'Zu diesem Meilenstein läuft ein Streitfall. Dort entscheidet sich, was mit dem Geld passiert.',
  gig_has_contracts: () =>
    'Dieser Auftrag hat aktive Verträge. Beenden Sie diese zuerst als erfüllt oder kündigen Sie sie.',
  already_vouched: () => 'Sie haben diese Person schon empfohlen.',
  already_reviewed: () => 'Sie haben diesen Vertrag schon bewertet.',
  conflict_of_interest: () =>
    'Das ist nicht erlaubt, weil zwischen Ihnen und dieser Person ein Interessenkonflikt besteht.',
  second_operator_required: () => 'Noch hat sich nichts geändert. Ein zweiter Betreiber muss das bestätigen.',
  user_suspended: () =>
    'Ihr Konto ist gesperrt. Sie können weiterhin auf Streitfälle antworten, Geld erstatten und einmal widersprechen. Alles andere können Sie nur lesen.',
  not_yours: () => 'Das gehört jemand anderem.',
  missing_role: () => 'Ihre Rolle erlaubt das nicht.',
  missing_scope: () => 'Ihre Rolle erlaubt das nicht.',
  quota_reached: () => 'Sie haben das Limit erreicht. Entfernen Sie zuerst etwas oder versuchen Sie es später erneut.',
  rate_limited: () => 'Das waren zu viele Anfragen. Warten Sie kurz und versuchen Sie es dann erneut.',
  overloaded: () => 'Der Dienst ist ausgelastet. Versuchen Sie es gleich noch einmal.',
  draining: () => 'Der Dienst startet gerade neu. Versuchen Sie es gleich noch einmal.',
  wrong_state: () => 'Das ist nicht mehr möglich, weil sich etwas geändert hat. Laden Sie die Seite neu.',
  idempotency_in_flight: () => 'Das wird bereits verarbeitet.',
  email_off: () => 'Dieser Marktplatz sendet keine E-Mails.',
  bad_sign_in: () => 'Dieser Code hat nicht funktioniert. Versuchen Sie es erneut oder fordern Sie einen neuen an.',
  bad_passkey: () => 'Diesen Passkey kennen wir nicht. Melden Sie sich stattdessen per E-Mail an.',
  not_reviewable: () =>
    'Einen Vertrag können Sie erst bewerten, wenn er mit einer Zahlung beendet ist, und nur, solange die Frist dafür läuft.',
}

/** A limit as people write it. The service sends numbers, and days and times in ISO 8601. */
function readable(limit: unknown, { day, moment }: Formats): string {
  if (typeof limit === 'number') return limit.toLocaleString('de')
  const text = String(limit)
  if (!/^\d{4}-\d\d-\d\d(T|$)/.test(text)) return text
  return text.length === DAY_LENGTH ? day(text) : moment(text)
}

const DAY_LENGTH = '2026-11-14'.length

/** What the service counts, which it names in English. */
function unitName(unit: unknown): string {
  return UNIT_NAMES[String(unit)] ?? String(unit)
}

const UNIT_NAMES: Partial<Record<string, string>> = { characters: 'Zeichen', items: 'Einträge', bytes: 'Bytes' }

function list(value: unknown): string {
  const names = Array.isArray(value) ? value.map((name) => FIELD_NAMES[String(name)] ?? String(name)) : []
  return names.join(' und ') || 'eine Angabe'
}

const FIELD_NAMES: Partial<Record<string, string>> = { rate_cents: 'Preis', hours_per_week: 'Stunden pro Woche' }

/** The service’s messages start in lower case where they follow the name of a field. */
function sentence(message: string): string {
  const capital = message.charAt(0).toUpperCase() + message.slice(1)
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}
