import type { Issue } from '@parley/sdk'
import type { explainIssue as english } from '../refusals.ts'

/** Explains a refusal to people: what’s wrong, and what to do about it. */
export function explainIssue(issue: Issue, formats: Formats): string {
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
  required: () => 'Ce champ est obligatoire.',
  blank: () => 'Ce champ est obligatoire.',
  too_short: ({ minimum, unit }) =>
    minimum === 1 ? 'Ce champ est obligatoire.' : `Au moins ${counted(minimum, unit)}.`,
  too_long: ({ maximum, unit }) => `Au plus ${counted(maximum, unit)}.`,
  too_small: ({ minimum }, _, value) => `Au minimum ${value(minimum)}.`,
  too_large: ({ maximum }, _, value) => `Au maximum ${value(maximum)}.`,
  bad_format: ({ example }) => (example ? `Utilisez un format comme celui-ci : ${example}` : null),
  not_allowed: ({ allowed }) => (Array.isArray(allowed) ? `Choisissez parmi : ${allowed.join(', ')}.` : null),
  duplicate_item: () => 'Cet élément est déjà dans la liste.',
  gig_not_open: () => 'Cette mission n’est ouverte ni aux candidatures ni aux offres.',
  already_applied: () =>
    'Vous avez déjà postulé à cette mission. Pour postuler de nouveau, retirez d’abord votre candidature.',
  apply_by_passed: () =>
    'La date limite de candidature est passée. Choisissez-en une plus tardive, ou laissez le champ vide.',
  own_gig: () => 'C’est votre propre mission.',
  own_profile: () => 'C’est votre propre profil.',
  own_offer: () => 'La dernière offre est la vôtre. C’est à l’autre partie de répondre.',
  stale_round: ({ round }) => `Une offre plus récente est arrivée (n° ${round}). Consultez-la avant d’accepter.`,
  stale_terms: () => 'Les conditions ont changé depuis l’ouverture de cette page. Relisez-les avant d’approuver.',
  stale_version: () =>
    'Une modification a été faite ailleurs depuis l’ouverture de cette page. Rechargez-la pour voir les changements. Votre saisie sera conservée.',
  statement_limit: ({ left_statements }) =>
    left_statements === 0
      ? 'Vous avez atteint le nombre maximum de déclarations.'
      : 'Vos déclarations et preuves sont trop longues au total. Raccourcissez celle-ci, ou mettez plutôt un lien.',
  stale_figure: () => 'Il y a une proposition plus récente. Consultez-la d’abord.',
  terms_incomplete: ({ missing }) =>
    `L’offre est incomplète : il manque ${list(missing)}. Complétez-la par une nouvelle offre pour que l’autre partie puisse accepter.`,
  round_limit: ({ limit }) =>
    `Chaque partie peut faire ${limit} offres au maximum. Acceptez, déclinez ou attendez l’autre partie.`,
  already_negotiating: () => 'Vous négociez déjà cette mission avec cette personne.',
  no_position_free: () => 'Tous les postes de cette mission sont pris. Le client peut en ajouter.',
  positions_taken: () => 'Il y a déjà plus de postes pris. Saisissez un nombre plus élevé.',
  rate_type_fixed: () => 'Le type de tarif ne peut pas changer tant que des négociations sont ouvertes.',
  already_approved: () => 'Vous avez déjà approuvé ce contrat.',
  insufficient_funds: ({ missing_cents }, money) =>
    `Il manque ${money(Number(missing_cents))} à votre portefeuille. Déposez cette somme, ou saisissez un montant plus petit.`,
  payout_account_not_ready: ({ ready_at }, _, value) =>
    ready_at
      ? `Votre compte de versement a changé récemment. Vous pourrez retirer de l’argent après le ${value(ready_at)}.`
      : 'Ajoutez un compte de versement avant de retirer de l’argent.',
  destination_mismatch: () =>
    'Un retrait ne peut aller que vers votre compte de versement. Pour en utiliser un autre, changez-le d’abord.',
  money_open: () => 'De l’argent est encore sous séquestre, en attente ou en litige. Il faut d’abord régler cela.',
  nothing_released: () => 'Rien n’a encore été débloqué. Débloquez un paiement, ou résiliez plutôt le contrat.',
  more_than_held: () => 'C’est plus que le montant sous séquestre.',
  milestone_disputed: () => 'Cette étape est en litige. L’issue du litige décidera de ce que devient l’argent.',
  gig_has_contracts: () => 'Cette mission a des contrats actifs. Terminez-les ou résiliez-les d’abord.',
  already_vouched: () => 'Vous recommandez déjà cette personne.',
  already_reviewed: () => 'Vous avez déjà laissé un avis sur ce contrat.',
  conflict_of_interest: () => 'Ce n’est pas possible en raison d’un conflit d’intérêts entre vous et cette personne.',
  second_operator_required: () => 'Rien n’a encore changé. Un deuxième opérateur doit confirmer.',
  user_suspended: () =>
    'Votre compte est suspendu. Vous pouvez encore répondre aux litiges, rembourser et contester une fois. Tout le reste est en lecture seule.',
  not_yours: () => 'Cela appartient à quelqu’un d’autre.',
  missing_role: () => 'Votre rôle ne le permet pas.',
  missing_scope: () => 'Votre rôle ne le permet pas.',
  quota_reached: () => 'Vous avez atteint la limite. Supprimez d’abord quelque chose, ou réessayez plus tard.',
  rate_limited: () => 'Vous avez envoyé trop de demandes. Attendez un instant, puis réessayez.',
  overloaded: () => 'Le service est très sollicité. Réessayez dans un instant.',
  draining: () => 'Le service redémarre. Réessayez dans un instant.',
  wrong_state: () => 'Quelque chose a changé et ce n’est plus possible. Rechargez la page pour voir ce qu’il en est.',
  idempotency_in_flight: () => 'Cette demande est déjà en cours de traitement.',
  email_off: () => 'Cette place de marché n’envoie pas d’e-mails.',
  bad_sign_in: () => 'Ce code n’a pas fonctionné. Réessayez, ou demandez-en un nouveau.',
  bad_passkey: () => 'Nous ne reconnaissons pas cette clé d’accès. Connectez-vous plutôt par e-mail.',
  not_reviewable: () =>
    'Vous ne pouvez laisser un avis qu’après la fin d’un contrat qui a donné lieu à un paiement, et dans le délai prévu.',
}

/** A limit as people write it. The service sends numbers, and days and times in ISO 8601. */
function readable(limit: unknown, { day, moment }: Formats): string {
  if (typeof limit === 'number') return limit.toLocaleString('fr')
  const text = String(limit)
  if (!/^\d{4}-\d\d-\d\d(T|$)/.test(text)) return text
  return text.length === DAY_LENGTH ? day(text) : moment(text)
}

const DAY_LENGTH = '2026-11-14'.length

/** How much of something there is. The service names the unit. */
function counted(count: unknown, unit: unknown): string {
  const [one, several] = UNITS[String(unit)] ?? [String(unit), String(unit)]
  return `${Number(count).toLocaleString('fr')} ${Number(count) < 2 ? one : several}`
}

const UNITS: Partial<Record<string, readonly [one: string, several: string]>> = {
  characters: ['caractère', 'caractères'],
  items: ['élément', 'éléments'],
  bytes: ['octet', 'octets'],
}

function list(value: unknown): string {
  const names = Array.isArray(value) ? value.map((name) => FIELD_NAMES[String(name)] ?? String(name)) : []
  return new Intl.ListFormat('fr').format(names) || 'une information'
}

const FIELD_NAMES: Partial<Record<string, string>> = {
  rate_cents: 'un tarif',
  hours_per_week: 'les heures par semaine',
}

/** The service’s messages start in lower case where they follow the name of a field. */
function sentence(message: string): string {
  const capital = message.charAt(0).toUpperCase() + message.slice(1)
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}
