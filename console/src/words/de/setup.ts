import type { words as english } from '../setup.ts'
import type { Translated } from '../translated.ts'

/** Texts of the pages that lead operators through setting up the marketplace. */
export const words: Translated<typeof english> = {
  title: 'Marktplatz einrichten',
  guided: 'Geführte Einrichtung',
  stepOf: (number, count) => `Schritt ${number} von ${count}`,
  names: {
    brand: 'Name und Aussehen',
    trade: 'Kategorien und Felder',
    money: 'Geld',
    email: 'E-Mail',
    people: 'Personen',
  },
  isDone: 'erledigt',
  texts: {
    brand: 'Was auf Ihren Seiten, in E-Mails und in Link-Vorschauen zu sehen ist.',
    trade: 'Was hier angeboten und gesucht wird.',
    money: 'Was Sie verdienen, und wie Geld hinein- und hinauskommt.',
    email: 'Anmeldecodes, Einladungen und Benachrichtigungen kommen per E-Mail.',
    people: 'Laden Sie die ersten Personen ein, und entscheiden Sie, wer sonst noch mitmachen kann.',
  },
  preview: 'Vorschau',
  back: 'Zurück',
  skip: 'Überspringen',
  saveAndContinue: 'Speichern und weiter',
  continue: 'Weiter',
  skipAll: 'Einrichtung überspringen',
  brand: {
    more: 'Symbol, Schrift, Texte der Startseite und rechtliche Links finden Sie unter „Branding“.',
  },
  trade: {
    categories: 'Kategorien',
    categoriesHint: 'Drücken Sie nach jeder die Eingabetaste. Ohne Kategorien schreiben alle ihre eigene.',
    removeCategory: (name) => `${name} entfernen`,
    fields: 'Mehr über jeden Auftrag erfragen',
    fieldsHint: 'Wird beim Ausschreiben ausgefüllt und lässt sich als Filter nutzen.',
    more: 'Unterkategorien und weitere Felder können Sie später hinzufügen.',
    newGig: 'Neuer Auftrag',
    category: 'Kategorie',
    anyCategory: 'Beliebiger Text',
  },
  money: {
    fee: 'Plattformgebühr',
    feeHint:
      'Prozent von jeder Zahlung, die für einen Auftragnehmer freigegeben wird. Bestehende Verträge behalten ihre Gebühr.',
    worker: 'Der Auftragnehmer erhält',
    you: 'Sie verdienen',
    example: (amount) => `Bei einem Meilenstein über ${amount}`,
    payments: 'Zahlungen',
    providers: {
      sandbox:
        'Zahlungen werden nur simuliert, es fließt kein echtes Geld. Richten Sie dafür einen Marktplatz im Live-Betrieb mit eigener Datenbank ein.',
      manual:
        'Sie bestätigen Einzahlungen und leisten Auszahlungen selbst, zum Beispiel per Überweisung. Anfragen erscheinen unter „Zahlungen“.',
      stripe:
        'Stripe nimmt Einzahlungen an und leistet Auszahlungen. Beides steht unter „Zahlungen“, Sie müssen nichts bestätigen.',
    },
    otherProvider: (name) => `Zahlungen laufen über ${name}.`,
    goingLive: 'So geht es in den Live-Betrieb',
  },
  email: {
    deliveries: {
      smtp: 'E-Mails gehen über Ihren Mailserver hinaus.',
      mailbox:
        'Diese Sandbox hat keinen Mailserver. Deshalb bewahrt sie E-Mails in einem Postfach auf, statt sie zu senden. Um sie zu senden, setzen Sie SMTP_URL in der Umgebung und starten Sie neu.',
      off: 'E-Mails sind ausgeschaltet: Niemand kann sich per E-Mail anmelden oder eingeladen werden. Um sie einzuschalten, setzen Sie SMTP_URL in der Umgebung und starten Sie neu.',
    },
    sender: 'Absender',
    senderHint: 'Setzen Sie MAIL_FROM in der Umgebung, um den Absender zu ändern.',
    to: 'Test-E-Mail senden an',
    send: 'Test-E-Mail senden',
    sent: {
      smtp: (email) =>
        `Wir haben Ihrem Mailserver eine Test-E-Mail an ${email} übergeben. Wenn sie nicht in ein paar Minuten ankommt, sehen Sie im Log des Dienstes nach.`,
      mailbox: (email) => `Eine Test-E-Mail an ${email} liegt im Postfach.`,
    },
    openMailbox: 'Postfach öffnen',
    frame: 'Beispiel: offene Aufgaben',
  },
  people: {
    emails: 'E-Mail-Adressen',
    emailsHint: 'Eine pro Zeile, mit oder ohne Namen: Maya Lindqvist <maya@example.com>',
    role: 'Rolle',
    roleHint: {
      member: 'Kann Aufträge vergeben und annehmen.',
      arbiter: 'Entscheidet außerdem Streitfälle zwischen anderen.',
      operator: 'Kann alles verwalten, genau wie Sie.',
    },
    off: 'E-Mails sind ausgeschaltet. Deshalb können Sie noch niemanden einladen. Ohne Einladung können Sie Konten unter „Konten“ hinzufügen.',
    signUp: 'Wer kann sonst noch mitmachen?',
    signUps: { open: 'Alle mit einer E-Mail-Adresse', closed: 'Nur wer eingeladen ist' },
    invited: (count) => (count === 1 ? '1 Person eingeladen' : `${count} Personen eingeladen`),
    known: (count, emails) => `${count === 1 ? 'Hat' : 'Haben'} bereits ein Konto: ${emails}`,
    frame: 'Beispiel: Einladung',
  },
  end: {
    title: 'Ihr Marktplatz ist bereit',
    text: 'Sie können alles später ändern, in der Konsole oder mit einer Datei.',
    open: 'Noch offen',
    openText: 'Diese Schritte haben Sie übersprungen.',
    next: 'Wie es weitergeht',
    visit: 'Als Besucher ansehen',
    visitText: 'Öffnet die öffentliche Startseite in einem neuen Tab.',
    demo: 'Mit einem Demo-Marktplatz ausprobieren',
    demoText: 'Füllen Sie diese Sandbox mit Personen, Aufträgen und Geschäften in jeder Phase.',
    users: 'Weitere Personen einladen',
    usersText: 'Fügen Sie Mitglieder, Schlichter und andere Betreiber hinzu.',
    file: 'Einrichtung als Datei aufbewahren',
    fileText:
      'Exportieren Sie sie mit der Kommandozeile, legen Sie sie in Git ab, und wenden Sie sie auf einen anderen Marktplatz an.',
    guides: 'Anleitungen lesen',
    guidesText: 'Frontends, Agenten, Webhooks und der Live-Betrieb.',
    finish: 'Einrichtung beenden',
    home: 'Zur Startseite',
  },
  card: {
    title: 'Einrichtung fortsetzen',
    progress: (done, count) => `${done} von ${count} Schritten erledigt`,
    continue: 'Weiter',
    dismiss: 'Ausblenden',
  },
}
