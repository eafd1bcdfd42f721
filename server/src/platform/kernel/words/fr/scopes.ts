import type { scopes as english } from '../en/scopes.ts'
import type { Translated } from '../translated.ts'

// Infinitives, because they follow “L’appli souhaite” and “Elle peut”.
export const scopes: Translated<typeof english> = {
  openid: 'Vous reconnaître à votre ID d’utilisateur',
  profile: 'Voir votre nom et votre photo',
  email: 'Voir votre adresse e-mail',
  read: 'Consulter vos missions, accords, portefeuille et événements',
  'gigs:write': 'Publier, modifier et fermer des missions',
  'applications:write': 'Enregistrer des recherches, postuler et répondre aux candidatures',
  'negotiations:write': 'Faire et accepter des offres',
  'contracts:write': 'Gérer les contrats : étapes, livraisons et avis',
  'contracts:approve': 'Approuver des contrats, ce qui vous engage',
  'payments:write': 'Financer, débloquer et rembourser des étapes, déposer de l’argent et régler des litiges',
  'disputes:write': 'Ouvrir des litiges et y répondre',
  'messages:write': 'Envoyer et supprimer des messages, et les marquer comme lus',
  'files:write': 'Téléverser des fichiers, et supprimer ceux qui ne servent pas',
  'profile:write': 'Modifier votre profil et recommander des personnes',
}
