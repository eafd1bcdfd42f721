import type { refusalWords as english } from '../refusals.ts'

const missing = () => 'Ce champ est obligatoire.'
const unreadable = () => 'Cette page a envoyé une demande que le service n’a pas pu lire. Rechargez-la, puis réessayez.'
const changedList = () => 'Cette liste a changé. Rechargez la page.'
const busy = () => 'Le service est très sollicité. Réessayez dans un instant.'
const noRole = () => 'Votre rôle ne le permet pas.'
const noKey = () => 'Ce type d’accès ne le permet pas. Connectez-vous avec votre propre compte.'
const signIn = () => 'Votre session est terminée. Reconnectez-vous.'
const ownOnly = () => 'Seule la personne à qui appartient le compte peut le faire.'

export const refusalWords: typeof english = {
  required: missing,
  blank: missing,
  too_short: ({ minimum, unit }) => (minimum === 1 ? missing() : `Au moins ${counted(minimum, unit)}.`),
  too_long: ({ maximum, unit }) => `Au plus ${counted(maximum, unit)}.`,
  too_small: ({ minimum }, { value }) => `Au minimum ${value(minimum)}.`,
  too_large: ({ maximum }, { value }) => `Au maximum ${value(maximum)}.`,
  wrong_type: ({ types }) =>
    /integer|number/.test(String(types)) ? 'Saisissez un nombre.' : 'Cette valeur n’a pas le bon format.',
  not_integer: () => 'Saisissez un nombre entier.',
  bad_format: ({ example }) =>
    example ? `Utilisez un format comme celui-ci : ${example}` : 'Cette valeur n’a pas le bon format.',
  bad_characters: () => 'Supprimez les caractères invisibles.',
  not_allowed: ({ allowed }) =>
    Array.isArray(allowed) && allowed.length > 0
      ? `Choisissez parmi : ${allowed.join(', ')}.`
      : 'Ce n’est pas compatible avec vos autres choix. Laissez ce champ vide.',
  duplicate_item: () => 'Cet élément est déjà dans la liste.',
  target_not_allowed: () => 'Utilisez une URL publique en https://.',
  damaged_image: () => 'Cette image est illisible. Exportez-la de nouveau, ou joignez-la dans un fichier ZIP.',
  unreadable_color: () => 'Un texte blanc est difficile à lire sur cette couleur. Choisissez-en une plus foncée.',
  not_for_agents: () => 'Un agent ne peut pas avoir cette permission.',
  unknown_field: unreadable,
  repeated: unreadable,
  malformed_json: unreadable,
  duplicate_key: unreadable,
  too_deep: unreadable,
  too_many_values: unreadable,
  not_an_object: unreadable,
  bad_header: unreadable,
  malformed_request: unreadable,
  unknown_path: unreadable,
  method_not_allowed: unreadable,
  bad_content_type: unreadable,
  range_not_satisfiable: unreadable,
  bad_expectation: unreadable,
  idempotency_mismatch: unreadable,
  bad_cursor: changedList,
  stale_cursor: changedList,
  bad_passkey_response: () => 'Cette clé d’accès n’a pas pu être ajoutée. Elle est peut-être déjà enregistrée.',
  not_found: () => 'Cet élément a peut-être été supprimé, ou il appartient à quelqu’un d’autre.',
  request_timeout: () => 'L’envoi a pris trop de temps. Vérifiez votre connexion, puis réessayez.',
  body_too_large: () => 'C’est trop volumineux. Raccourcissez, ou envoyez-en moins à la fois.',
  url_too_long: () => 'Il y a trop de filtres. Retirez-en quelques-uns.',
  headers_too_large: () => 'Votre navigateur a envoyé trop de données. Effacez les cookies de ce site, puis réessayez.',
  missing_key: signIn,
  bad_key: signIn,
  bad_token: signIn,
  two_keys: signIn,
  bad_session: signIn,
  bad_sign_in: () => 'Ce code n’a pas fonctionné. Réessayez, ou demandez-en un nouveau.',
  bad_passkey: () => 'Nous ne reconnaissons pas cette clé d’accès. Connectez-vous plutôt par e-mail.',
  recent_sign_in_required: () => 'Pour votre sécurité, ce changement demande une connexion récente. Reconnectez-vous.',
  cross_site: () => 'Cette demande venait d’un autre site et a été ignorée. Rechargez la page, puis réessayez.',
  wrong_host: () => 'Ce n’est pas l’URL de cette place de marché. Ouvrez-la à sa propre URL.',
  session_required: noKey,
  not_over_mcp: noKey,
  not_for_apps: noKey,
  api_key_required: noKey,
  sign_up_key: noKey,
  publishable_key: noKey,
  wider_than_key: noKey,
  outlives_key: noKey,
  sign_up_closed: () => 'Cette place de marché est accessible sur invitation uniquement.',
  missing_role: noRole,
  missing_scope: noRole,
  not_managed: ownOnly,
  account_claimed: ownOnly,
  not_on_behalf: ownOnly,
  not_yours: () => 'Cela appartient à quelqu’un d’autre.',
  user_suspended: () =>
    'Votre compte est suspendu. Vous pouvez encore répondre aux litiges, rembourser et déposer une contestation. Tout le reste est en lecture seule.',
  agent_suspended: () => 'Cet agent est en pause. Réactivez-le d’abord.',
  mandate_exceeded: () => 'Le mandat de l’agent ne le permet pas.',
  approval_required: () => 'La personne à qui appartient l’agent doit d’abord approuver.',
  approval_rejected: () => 'Cette demande de l’agent a été rejetée.',
  own_gig: () => 'C’est votre propre mission.',
  own_profile: () => 'C’est votre propre profil.',
  own_content: () => 'C’est à vous : vous ne pouvez ni le signaler, ni en décider.',
  own_account: () =>
    'Ce n’est pas possible pour votre propre compte ni vos propres paiements. Un autre opérateur doit le faire.',
  user_blocked: () => 'Vous bloquez cette personne. Débloquez-la d’abord.',
  contact_unavailable: () => 'Cette personne n’est pas joignable.',
  conflict_of_interest: () => 'Ce n’est pas possible en raison d’un conflit d’intérêts entre vous et cette personne.',
  second_operator_required: () => 'Rien n’a encore changé. Un deuxième opérateur doit confirmer.',
  stale_version: () =>
    'Une modification a été faite ailleurs depuis l’ouverture de cette page. Rechargez-la pour voir les changements. Votre saisie sera conservée.',
  idempotency_in_flight: () => 'Cette demande est déjà en cours de traitement.',
  secret_already_shown: () => 'Le secret ne s’affiche qu’une fois. Créez-en un nouveau.',
  quota_reached: ({ limit }, { value }) =>
    `Vous avez atteint la limite de ${value(limit)}. Supprimez d’abord quelque chose, ou réessayez plus tard.`,
  rate_limited: () => 'Vous avez envoyé trop de demandes. Attendez un instant, puis réessayez.',
  too_many_streams: () => 'Trop d’onglets sont ouverts. Fermez-en quelques-uns.',
  too_many_uploads: () => 'Trop de fichiers sont en cours d’envoi. Attendez que l’un d’eux soit terminé.',
  too_many_downloads: () => 'Trop de fichiers sont en cours de téléchargement. Attendez que l’un d’eux soit terminé.',
  internal_error: () => 'Un problème est survenu de notre côté. Réessayez dans un instant.',
  search_too_slow: () =>
    'Cette recherche a pris trop de temps. Utilisez moins de mots, des mots moins courants ou d’autres filtres.',
  overloaded: busy,
  database_unavailable: busy,
  files_unavailable: () => 'Les fichiers sont indisponibles pour le moment. Réessayez dans un instant.',
  schema_mismatch: () => 'Le service est en cours de mise à jour. Réessayez dans un instant.',
  draining: () => 'Le service redémarre. Réessayez dans un instant.',
  wrong_state: () => 'Quelque chose a changé et ce n’est plus possible. Rechargez la page pour voir ce qu’il en est.',
  not_claimed: () => 'Ce compte géré n’a pas encore été repris. Envoyez d’abord une invitation.',
  gig_not_open: () => 'Cette mission n’est ouverte ni aux candidatures ni aux offres.',
  gig_changed: () => 'La mission a changé depuis l’ouverture de cette page. Relisez-la d’abord.',
  gig_has_contracts: () => 'Cette mission a des contrats actifs. Terminez-les ou résiliez-les d’abord.',
  already_applied: () =>
    'Vous avez déjà postulé à cette mission. Pour postuler de nouveau, retirez d’abord votre candidature.',
  apply_by_passed: () =>
    'La date limite de candidature est passée. Choisissez-en une plus tardive, ou laissez le champ vide.',
  own_offer: () => 'La dernière offre est la vôtre. C’est à l’autre partie de répondre.',
  stale_round: ({ round }) => `Une offre plus récente est arrivée (n° ${round}). Consultez-la avant d’accepter.`,
  stale_terms: () => 'Les conditions ont changé depuis l’ouverture de cette page. Relisez-les avant d’approuver.',
  terms_incomplete: ({ missing }) =>
    `L’offre est incomplète : il manque ${list(missing)}. Complétez-la par une nouvelle offre pour que l’autre partie puisse accepter.`,
  round_limit: ({ limit }) =>
    `Chaque partie peut faire ${limit} offres au maximum. Acceptez, déclinez ou attendez l’autre partie.`,
  already_negotiating: () => 'Vous négociez déjà cette mission avec cette personne.',
  no_position_free: () => 'Tous les postes de cette mission sont pris. Le client peut en ajouter.',
  positions_taken: () => 'Il y a déjà plus de postes pris. Saisissez un nombre plus élevé.',
  rate_type_fixed: () => 'Le type de tarif ne peut pas changer tant que des négociations sont ouvertes.',
  amount_too_large: () => 'Le total est trop élevé. Utilisez des montants plus petits.',
  already_approved: () => 'Vous avez déjà approuvé ce contrat.',
  money_open: () => 'De l’argent est encore sous séquestre, en attente ou en litige. Il faut d’abord régler cela.',
  nothing_released: () => 'Rien n’a encore été débloqué. Débloquez un paiement, ou résiliez plutôt le contrat.',
  too_many_milestones: ({ limit }) => `Un contrat peut avoir ${limit} étapes au maximum.`,
  more_than_held: () => 'C’est plus que le montant sous séquestre.',
  refund_too_early: ({ refundable_at }, { value }) =>
    refundable_at
      ? `Vous pourrez rembourser après le ${value(refundable_at)}.`
      : 'Seul le prestataire peut rembourser pour l’instant. Vous pouvez ouvrir un litige.',
  insufficient_funds: ({ missing_cents }, { money }) =>
    `Il manque ${money(missing_cents)} à votre portefeuille. Déposez cette somme, ou saisissez un montant plus petit.`,
  payout_account_not_ready: ({ ready_at }, { value }) =>
    ready_at
      ? `Votre compte de versement a changé récemment. Vous pourrez retirer de l’argent après le ${value(ready_at)}.`
      : 'Ajoutez un compte de versement avant de retirer de l’argent.',
  destination_mismatch: () =>
    'Un retrait ne peut aller que vers votre compte de versement. Pour en utiliser un autre, changez-le d’abord.',
  unsupported_by_provider: () => 'Le service de paiement de cette place de marché ne le permet pas.',
  reference_used: () => 'Un autre paiement a déjà cette référence.',
  milestone_disputed: () => 'Cette étape est en litige. L’issue du litige décidera de ce que devient l’argent.',
  terms_not_accepted: () => 'Acceptez d’abord les conditions d’utilisation.',
  terms_planned: ({ terms_version }) =>
    `La version ${terms_version} n’est pas encore en vigueur. Pour en publier une autre, retirez-la d’abord.`,
  withdrawn_before: () => 'Vous avez déjà retiré un litige sur cette étape. Vous ne pouvez pas en ouvrir un autre.',
  nothing_at_stake: () => 'Cette étape n’a pas d’argent sous séquestre ni en attente. Un litige n’a donc pas d’objet.',
  values_in_use: ({ kind, count }) =>
    `${count === 1 ? (kind === 'gig' ? '1 mission a' : '1 profil a') : `${count} ${kind === 'gig' ? 'missions' : 'profils'} ont`} des valeurs qui ne seraient plus permises. Retirez l’élément au lieu de le supprimer, ou autorisez ces valeurs.`,
  stale_figure: () => 'Il y a une proposition plus récente. Consultez-la d’abord.',
  statement_limit: ({ left_statements }) =>
    left_statements === 0
      ? 'Vous avez atteint le nombre maximum de déclarations.'
      : 'Vos déclarations et preuves sont trop longues au total. Raccourcissez celle-ci, ou mettez plutôt un lien.',
  not_reviewable: () =>
    'Vous pouvez laisser un avis après la fin d’un contrat, s’il y a eu un paiement et tant que le délai court.',
  already_reviewed: () => 'Vous avez déjà laissé un avis sur ce contrat.',
  already_vouched: () => 'Vous recommandez déjà cette personne.',
  too_many_secrets: ({ retry_at }, { value }) =>
    `Ce webhook a déjà le nombre maximum de secrets valides. Vous pourrez en créer un autre après le ${value(retry_at)}.`,
  too_many_attempts: () => 'Cet envoi a été tenté trop souvent. Lisez plutôt l’événement dans le flux.',
  webhook_disabled: () => 'Ce webhook est désactivé. Activez-le d’abord.',
  recipient_suspended: () => 'Le compte de cette personne est suspendu. Elle ne peut pas recevoir de messages.',
  too_late_to_delete: () => 'Il est trop tard pour supprimer ce message.',
  email_off: () => 'Cette place de marché n’envoie pas d’e-mails.',
  already_rotated: () => 'Cette clé a déjà été remplacée.',
  content_removed: () => 'Un opérateur a retiré cet élément.',
  already_reported: () => 'Vous avez déjà fait ce signalement. Un opérateur va l’examiner.',
  already_objected: () => 'Vous avez déjà contesté cette décision.',
  not_removed: () => 'Cet élément n’a pas été retiré.',
}

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
