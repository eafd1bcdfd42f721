/** The pages about connecting apps, besides the one on which people decide. */
export const oauth = {
  device: {
    title: 'Connect a device',
    text: 'Enter the code that your program or device shows. Continue only if you started this yourself.',
    badCode: 'That code didn’t work. Check it, or start over on the device.',
    code: 'Code',
    proceed: 'Continue',
    connected: {
      title: 'Connected',
      heading: (app: string) => `${app} is connected`,
      text: 'You can close this page and go back to your device. You can disconnect the app at any time.',
      unnamedApp: 'The app',
    },
    notConnected: {
      title: 'Not connected',
      text: 'The code can’t be used again. You can close this page.',
    },
  },
  failed: 'Something went wrong',
  expired: 'This page has expired, or was opened in another browser.',
  /** By the code of the error. */
  failures: {
    cross_site: 'This form came from another site, so we ignored it.',
    invalid_client: 'We don’t recognize this app, or can’t read its description.',
    invalid_redirect_uri: 'The app asked us to send you to an address that isn’t registered for it, so we didn’t.',
    invalid_request: 'The request is incomplete or has expired. Go back to the app and try again.',
    not_on_behalf: 'You’re viewing as another user. Exit to connect apps to your own account.',
    user_suspended: 'Your account is suspended, so you can’t connect apps.',
    server_error: 'Something went wrong on our side. Go back to the app and try again.',
    other: 'The app sent an invalid request. Go back to the app and try again.',
  },
}
