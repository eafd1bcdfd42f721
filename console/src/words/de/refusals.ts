import type { refusalWords as english } from '../refusals.ts'

const missing = () => 'Dieses Feld ist erforderlich.'
const unreadable = () =>
  'Diese Seite hat etwas gesendet, das der Dienst nicht lesen konnte. Laden Sie die Seite neu und versuchen Sie es erneut.'
const changedList = () => 'Diese Liste hat sich geändert. Laden Sie die Seite neu.'
const busy = () => 'Der Dienst ist ausgelastet. Versuchen Sie es gleich noch einmal.'
const noRole = () => 'Ihre Rolle erlaubt das nicht.'
const noKey = () => 'Mit diesem Zugang geht das nicht. Melden Sie sich mit Ihrem eigenen Konto an.'
const signIn = () => 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.'
const ownOnly = () => 'Das kann nur, wem das Konto gehört.'

export const refusalWords: typeof english = {
  required: missing,
  blank: missing,
  too_short: ({ minimum, unit }) => (minimum === 1 ? missing() : `Mindestens ${minimum} ${unitName(unit)}.`),
  too_long: ({ maximum, unit }) => `Höchstens ${maximum} ${unitName(unit)}.`,
  too_small: ({ minimum }, { value }) => `Mindestens ${value(minimum)}.`,
  too_large: ({ maximum }, { value }) => `Höchstens ${value(maximum)}.`,
  wrong_type: ({ types }) =>
    /integer|number/.test(String(types)) ? 'Geben Sie eine Zahl ein.' : 'Dieser Wert hat nicht das richtige Format.',
  not_integer: () => 'Geben Sie eine ganze Zahl ein.',
  bad_format: ({ example }) =>
    example ? `Verwenden Sie ein Format wie dieses: ${example}` : 'Dieser Wert hat nicht das richtige Format.',
  bad_characters: () => 'Entfernen Sie die unsichtbaren Zeichen.',
  not_allowed: ({ allowed }) =>
    Array.isArray(allowed) && allowed.length > 0
      ? `Möglich sind: ${allowed.join(', ')}.`
      : 'Das passt nicht zu Ihren anderen Angaben. Lassen Sie das Feld leer.',
  duplicate_item: () => 'Das steht schon in der Liste.',
  target_not_allowed: () => 'Verwenden Sie eine öffentliche URL mit https://.',
  damaged_image: () =>
    'Dieses Bild lässt sich nicht lesen. Exportieren Sie es neu oder hängen Sie es als ZIP-Datei an.',
  unreadable_color: () => 'Weißer Text ist auf dieser Farbe nicht gut lesbar. Wählen Sie eine dunklere.',
  not_for_agents: () => 'Agenten können diese Berechtigung nicht haben.',
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
  bad_passkey_response: () => 'Dieser Passkey ließ sich nicht hinzufügen. Möglicherweise ist er schon registriert.',
  not_found: () => 'Möglicherweise wurde es entfernt oder es gehört jemand anderem.',
  request_timeout: () => 'Das Senden hat zu lange gedauert. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  body_too_large: () => 'Das ist zu groß. Kürzen Sie es oder senden Sie weniger auf einmal.',
  url_too_long: () => 'Das sind zu viele Filter. Entfernen Sie einige.',
  headers_too_large: () =>
    'Ihr Browser hat zu viele Daten gesendet. Löschen Sie die Cookies dieser Website und versuchen Sie es erneut.',
  missing_key: signIn,
  bad_key: signIn,
  bad_token: signIn,
  two_keys: signIn,
  bad_session: signIn,
  bad_sign_in: () => 'Dieser Code hat nicht funktioniert. Versuchen Sie es erneut oder fordern Sie einen neuen an.',
  bad_passkey: () => 'Diesen Passkey kennen wir nicht. Melden Sie sich stattdessen per E-Mail an.',
  recent_sign_in_required: () =>
    'Zu Ihrer Sicherheit erfordert diese Änderung eine neue Anmeldung. Melden Sie sich noch einmal an.',
  cross_site: () =>
    'Diese Anfrage kam von einer anderen Website und wurde ignoriert. Laden Sie die Seite neu und versuchen Sie es erneut.',
  wrong_host: () => 'Das ist nicht die URL dieses Marktplatzes. Öffnen Sie ihn unter seiner eigenen URL.',
  session_required: noKey,
  not_over_mcp: noKey,
  not_for_apps: noKey,
  api_key_required: noKey,
  sign_up_key: noKey,
  publishable_key: noKey,
  wider_than_key: noKey,
  outlives_key: noKey,
  sign_up_closed: () => 'Zu diesem Marktplatz kommt man nur mit einer Einladung.',
  missing_role: noRole,
  missing_scope: noRole,
  not_managed: ownOnly,
  account_claimed: ownOnly,
  not_on_behalf: ownOnly,
  not_yours: () => 'Das gehört jemand anderem.',
  user_suspended: () =>
    'Ihr Konto ist gesperrt. Sie können weiterhin auf Streitfälle antworten, Geld erstatten und einmal widersprechen. Alles andere können Sie nur lesen.',
  agent_suspended: () => 'Dieser Agent ist pausiert. Setzen Sie ihn zuerst fort.',
  mandate_exceeded: () => 'Die Vollmacht des Agenten erlaubt das nicht.',
  approval_required: () => 'Dem muss zuerst zustimmen, wem der Agent gehört.',
  approval_rejected: () => 'Diese Anfrage des Agenten wurde abgelehnt.',
  own_gig: () => 'Das ist Ihr eigener Auftrag.',
  own_profile: () => 'Das ist Ihr eigenes Profil.',
  own_content: () => 'Das ist von Ihnen. Sie können es weder melden noch darüber entscheiden.',
  own_account: () =>
    'Für Ihr eigenes Konto und Ihre eigenen Zahlungen geht das nicht. Das muss ein anderer Betreiber tun.',
  user_blocked: () => 'Sie haben diese Person blockiert. Heben Sie die Blockierung zuerst auf.',
  contact_unavailable: () => 'Diese Person ist nicht erreichbar.',
  conflict_of_interest: () =>
    'Das ist nicht erlaubt, weil zwischen Ihnen und dieser Person ein Interessenkonflikt besteht.',
  second_operator_required: () => 'Noch hat sich nichts geändert. Ein zweiter Betreiber muss das bestätigen.',
  stale_version: () =>
    'Das wurde anderswo geändert, seit Sie es geöffnet haben. Laden Sie neu, um die Änderungen zu sehen. Ihre Eingaben bleiben erhalten.',
  idempotency_in_flight: () => 'Das wird bereits verarbeitet.',
  secret_already_shown: () => 'Das Secret wurde nur einmal angezeigt. Erstellen Sie ein neues.',
  quota_reached: ({ limit }, { value }) =>
    `Mehr als ${value(limit)} sind nicht möglich. Entfernen Sie zuerst etwas oder versuchen Sie es später erneut.`,
  rate_limited: () => 'Das waren zu viele Anfragen. Warten Sie kurz und versuchen Sie es dann erneut.',
  too_many_streams: () => 'Sie haben zu viele Tabs geöffnet. Schließen Sie einige.',
  too_many_uploads: () => 'So viele Dateien lassen sich nicht gleichzeitig hochladen. Warten Sie, bis eine fertig ist.',
  too_many_downloads: () =>
    'So viele Dateien lassen sich nicht gleichzeitig herunterladen. Warten Sie, bis eine fertig ist.',
  internal_error: () => 'Bei uns ist ein Fehler aufgetreten. Versuchen Sie es gleich noch einmal.',
  search_too_slow: () =>
    'Diese Suche hat zu lange gedauert. Verwenden Sie weniger oder seltenere Wörter oder andere Filter.',
  overloaded: busy,
  database_unavailable: busy,
  files_unavailable: () => 'Dateien sind gerade nicht verfügbar. Versuchen Sie es gleich noch einmal.',
  schema_mismatch: () => 'Der Dienst wird gerade aktualisiert. Versuchen Sie es gleich noch einmal.',
  draining: () => 'Der Dienst startet gerade neu. Versuchen Sie es gleich noch einmal.',
  wrong_state: () => 'Das ist nicht mehr möglich, weil sich etwas geändert hat. Laden Sie die Seite neu.',
  not_claimed: () => 'Dieses Konto wurde noch nicht übernommen. Laden Sie die Person zuerst ein.',
  gig_not_open: () => 'Dieser Auftrag ist nicht offen für Bewerbungen oder Angebote.',
  gig_changed: () => 'Der Auftrag hat sich geändert, seit Sie ihn geöffnet haben. Prüfen Sie ihn zuerst noch einmal.',
  gig_has_contracts: () =>
    'Dieser Auftrag hat aktive Verträge. Beenden Sie diese zuerst als erfüllt oder kündigen Sie sie.',
  already_applied: () =>
    'Sie haben sich schon auf diesen Auftrag beworben. Ziehen Sie Ihre Bewerbung zuerst zurück, um sich neu zu bewerben.',
  apply_by_passed: () => 'Die Bewerbungsfrist ist abgelaufen. Wählen Sie eine spätere oder lassen Sie das Feld leer.',
  own_offer: () => 'Das neueste Angebot ist von Ihnen. Jetzt ist die andere Seite dran.',
  stale_round: ({ round }) => `Es gibt ein neueres Angebot, Nummer ${round}. Prüfen Sie es, bevor Sie annehmen.`,
  stale_terms: () =>
    'Die Konditionen haben sich geändert, seit Sie das geöffnet haben. Prüfen Sie sie erneut, bevor Sie zustimmen.',
  terms_incomplete: ({ missing }) =>
    `Im Angebot fehlt: ${list(missing)}. Machen Sie ein vollständiges Angebot, damit die andere Seite annehmen kann.`,
  round_limit: ({ limit }) =>
    `Jede Seite kann bis zu ${limit} Angebote machen. Nehmen Sie an, lehnen Sie ab oder warten Sie auf die andere Seite.`,
  already_negotiating: () => 'Sie verhandeln mit dieser Person schon über diesen Auftrag.',
  no_position_free: () => 'Alle Plätze dieses Auftrags sind besetzt. Der Auftraggeber kann weitere hinzufügen.',
  positions_taken: () => 'Es sind schon mehr Plätze besetzt. Geben Sie eine höhere Zahl ein.',
  rate_type_fixed: () => 'Solange Verhandlungen offen sind, können Sie die Abrechnung nicht ändern.',
  amount_too_large: () => 'Die Summe ist zu hoch. Verwenden Sie kleinere Beträge.',
  already_approved: () => 'Sie haben diesem Vertrag schon zugestimmt.',
  money_open: () => 'Ein Teil des Geldes liegt noch in Treuhand, steht aus oder ist strittig. Klären Sie das zuerst.',
  nothing_released: () =>
    'Es wurde noch nichts freigegeben. Geben Sie eine Zahlung frei oder kündigen Sie stattdessen den Vertrag.',
  too_many_milestones: ({ limit }) => `Ein Vertrag kann bis zu ${limit} Meilensteine haben.`,
  more_than_held: () => 'Das ist mehr, als in Treuhand liegt.',
  refund_too_early: ({ refundable_at }, { value }) =>
    refundable_at
      ? `Erstatten können Sie das ab ${value(refundable_at)}.`
      : 'Erstatten kann das jetzt nur der Auftragnehmer. Sie können aber einen Streitfall eröffnen.',
  insufficient_funds: ({ missing_cents }, { money }) =>
    `In Ihrem Guthaben fehlen ${money(missing_cents)}. Zahlen Sie den Betrag zuerst ein oder geben Sie einen kleineren ein.`,
  payout_account_not_ready: ({ ready_at }, { value }) =>
    ready_at
      ? `Ihr Auszahlungskonto wurde kürzlich geändert. Auszahlungen sind ab ${value(ready_at)} wieder möglich.`
      : 'Fügen Sie vor der Auszahlung ein Auszahlungskonto hinzu.',
  destination_mismatch: () =>
    'Auszahlungen gehen nur an Ihr Auszahlungskonto. Ändern Sie es, wenn Sie ein anderes Konto verwenden wollen.',
  unsupported_by_provider: () => 'Mit dem Zahlungsanbieter dieses Marktplatzes ist das nicht möglich.',
  reference_used: () => 'Diese Referenz hat schon eine andere Zahlung.',
  milestone_disputed: () =>
    'Zu diesem Meilenstein läuft ein Streitfall. Dort entscheidet sich, was mit dem Geld passiert.',
  terms_not_accepted: () => 'Stimmen Sie zuerst den Nutzungsbedingungen zu.',
  terms_planned: ({ terms_version }) =>
    `Version ${terms_version} gilt noch nicht. Um eine andere zu veröffentlichen, ziehen Sie diese zuerst zurück.`,
  withdrawn_before: () =>
    'Zu diesem Meilenstein haben Sie schon einen Streitfall zurückgezogen. Einen weiteren können Sie nicht eröffnen.',
  nothing_at_stake: () =>
    'Zu diesem Meilenstein liegt kein Geld in Treuhand und keines steht aus. Es gibt also nichts zu bestreiten.',
  values_in_use: ({ kind, count }) =>
    `${count === 1 ? (kind === 'gig' ? '1 Auftrag hat' : '1 Profil hat') : `${count} ${kind === 'gig' ? 'Aufträge' : 'Profile'} haben`} Werte, die dann nicht mehr erlaubt wären. Legen Sie den Eintrag stattdessen still, oder lassen Sie diese Werte zu.`,
  stale_figure: () => 'Es gibt einen neueren Vorschlag. Prüfen Sie ihn zuerst.',
  statement_limit: ({ left_statements }) =>
    left_statements === 0
      ? 'Sie können keine weiteren Stellungnahmen abgeben.'
      : 'Ihre Stellungnahmen und Belege sind zusammen zu lang. Kürzen Sie diese oder verlinken Sie das Material.',
  not_reviewable: () =>
    'Einen Vertrag können Sie bewerten, wenn er beendet ist und etwas gezahlt wurde, solange die Frist dafür läuft.',
  already_reviewed: () => 'Sie haben diesen Vertrag schon bewertet.',
  already_vouched: () => 'Sie haben diese Person schon empfohlen.',
  too_many_secrets: ({ retry_at }, { value }) =>
    `Dieser Webhook hat schon die höchste Zahl gültiger Secrets. Ein weiteres können Sie ab ${value(retry_at)} erstellen.`,
  too_many_attempts: () => 'Diese Zustellung wurde zu oft versucht. Lesen Sie das Ereignis stattdessen im Feed.',
  webhook_disabled: () => 'Dieser Webhook ist ausgeschaltet. Schalten Sie ihn zuerst ein.',
  recipient_suspended: () => 'Das Konto dieser Person ist gesperrt. Sie kann keine Nachrichten erhalten.',
  too_late_to_delete: () => 'Es ist zu spät, diese Nachricht zu löschen.',
  email_off: () => 'Dieser Marktplatz sendet keine E-Mails.',
  already_rotated: () => 'Dieser Schlüssel wurde schon erneuert.',
  content_removed: () => 'Ein Betreiber hat das entfernt.',
  already_reported: () => 'Das haben Sie schon gemeldet. Ein Betreiber sieht es sich an.',
  already_objected: () => 'Dieser Entscheidung haben Sie schon widersprochen.',
  not_removed: () => 'Das wurde nicht entfernt.',
}

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
