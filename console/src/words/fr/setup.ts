import type { words as english } from '../setup.ts'
import type { Translated } from '../translated.ts'

/** Texts of the pages that lead operators through setting up the marketplace. */
export const words: Translated<typeof english> = {
  title: 'Configurez votre place de marché',
  guided: 'Configuration guidée',
  stepOf: (number, count) => `Page ${number} sur ${count}`,
  names: {
    brand: 'Nom et apparence',
    trade: 'Catégories et champs',
    money: 'Argent',
    email: 'E-mail',
    people: 'Personnes',
  },
  isDone: 'terminé',
  texts: {
    brand: 'Ce que l’on voit sur vos pages, dans les e-mails et dans les aperçus de liens.',
    trade: 'Ce que l’on propose et recherche ici.',
    money: 'Ce que vous gagnez, et comment l’argent entre et sort.',
    email: 'Les codes de connexion, les invitations et les notifications sont envoyés par e-mail.',
    people: 'Invitez les premières personnes, et décidez qui d’autre peut s’inscrire.',
  },
  preview: 'Aperçu',
  back: 'Retour',
  skip: 'Passer',
  saveAndContinue: 'Enregistrer et continuer',
  continue: 'Continuer',
  skipAll: 'Passer la configuration',
  brand: {
    more: 'L’icône, la police, les textes de la page d’accueil et les liens légaux sont dans «\u00a0Marque\u00a0».',
  },
  trade: {
    categories: 'Catégories',
    categoriesHint: 'Appuyez sur Entrée après chacune. Sans catégories, chacun écrit la sienne.',
    removeCategory: (name) => `Supprimer ${name}`,
    fields: 'En savoir plus sur chaque mission',
    fieldsHint: 'À remplir pour publier une mission, et utilisable comme filtre.',
    more: 'Vous pourrez ajouter des sous-catégories et d’autres champs plus tard.',
    newGig: 'Nouvelle mission',
    category: 'Catégorie',
    anyCategory: 'Texte libre',
  },
  money: {
    fee: 'Commission de la plateforme',
    feeHint:
      'Pourcentage de chaque paiement débloqué à un prestataire. Les contrats existants gardent la commission convenue.',
    worker: 'Le prestataire reçoit',
    you: 'Vous gagnez',
    example: (amount) => `Sur une étape de ${amount}`,
    payments: 'Paiements',
    providers: {
      sandbox:
        'Les paiements sont simulés, aucun argent réel ne circule. Pour en recevoir, mettez en production une place de marché avec sa propre base de données.',
      manual:
        'Vous confirmez les dépôts et payez les retraits vous-même, par exemple par virement. Les demandes apparaissent dans «\u00a0Paiements\u00a0».',
      stripe:
        'Stripe encaisse les dépôts et verse les retraits. Ils apparaissent dans «\u00a0Paiements\u00a0», sans que vous ayez à les confirmer.',
    },
    otherProvider: (name) => `Les paiements passent par ${name}.`,
    goingLive: 'Comment passer en production',
  },
  email: {
    deliveries: {
      smtp: 'Les e-mails sont envoyés par votre serveur de messagerie.',
      mailbox:
        'Ce bac à sable n’a pas de serveur de messagerie\u00a0: il garde les e-mails dans une boîte de réception au lieu de les envoyer. Pour les envoyer, définissez SMTP_URL dans l’environnement, puis redémarrez.',
      off: 'L’envoi d’e-mails est désactivé\u00a0: personne ne peut se connecter par e-mail ni recevoir d’invitation. Pour l’activer, définissez SMTP_URL dans l’environnement, puis redémarrez.',
    },
    sender: 'Expéditeur',
    senderHint: 'Pour le changer, définissez MAIL_FROM dans l’environnement.',
    to: 'Envoyer un e-mail de test à',
    send: 'Envoyer l’e-mail de test',
    sent: {
      smtp: (email) =>
        `Nous avons remis à votre serveur de messagerie un e-mail de test pour ${email}. S’il n’arrive pas d’ici quelques minutes, consultez le journal du service.`,
      mailbox: (email) => `Un e-mail de test pour ${email} se trouve dans la boîte de réception.`,
    },
    openMailbox: 'Ouvrir la boîte de réception',
    frame: 'Exemple\u00a0: tâches en attente',
  },
  people: {
    emails: 'Adresses e-mail',
    emailsHint: 'Une par ligne, avec ou sans nom\u00a0: Maya Lindqvist <maya@example.com>',
    role: 'Rôle',
    roleHint: {
      member: 'Peut proposer et accepter des missions.',
      arbiter: 'Tranche aussi les litiges entre d’autres utilisateurs.',
      operator: 'Peut tout gérer, comme vous.',
    },
    off: 'L’envoi d’e-mails est désactivé, vous ne pouvez donc encore inviter personne. Dans «\u00a0Utilisateurs\u00a0», vous pouvez ajouter des comptes sans invitation.',
    signUp: 'Qui d’autre peut s’inscrire\u202f?',
    signUps: { open: 'Toute personne avec une adresse e-mail', closed: 'Seulement sur invitation' },
    invited: (count) => (count < 2 ? `${count} personne invitée` : `${count} personnes invitées`),
    known: (count, emails) => `${count === 1 ? 'A déjà un compte' : 'Ont déjà un compte'}\u00a0: ${emails}`,
    frame: 'Exemple\u00a0: invitation',
  },
  end: {
    title: 'Votre place de marché est prête',
    text: 'Vous pourrez tout modifier plus tard, dans la console ou avec un fichier.',
    open: 'Reste à faire',
    openText: 'Vous avez passé ces pages.',
    next: 'Et maintenant',
    visit: 'La voir en visiteur',
    visitText: 'Ouvre la page d’accueil publique dans un nouvel onglet.',
    demo: 'L’essayer avec un marché de démo',
    demoText: 'Remplissez ce bac à sable de personnes, de missions et d’accords à tous les stades.',
    users: 'Inviter d’autres personnes',
    usersText: 'Ajoutez des utilisateurs, des arbitres et d’autres opérateurs.',
    file: 'Garder la configuration dans un fichier',
    fileText:
      'Exportez-la avec la ligne de commande, conservez-la dans git et appliquez-la à une autre place de marché.',
    guides: 'Lire les guides',
    guidesText: 'Front-ends, agents, webhooks et mise en production.',
    finish: 'Terminer la configuration',
    home: 'Aller à l’accueil',
  },
  card: {
    title: 'Terminer la configuration',
    progress: (done, count) => `Terminé\u00a0: ${done} sur ${count}`,
    continue: 'Continuer',
    dismiss: 'Masquer',
  },
}
