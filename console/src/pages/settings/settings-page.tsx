import { useTheme } from '../../app/theme.ts'
import { Chips } from '../../ui/chips.tsx'
import { Page } from '../../ui/page.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/settings.ts'
import { AcceptedTerms } from './accepted-terms.tsx'
import { ActsOnBehalf } from './acts-on-behalf.tsx'
import { Address } from './address.tsx'
import { ConnectedApps } from './connected-apps.tsx'
import { EmailSettings } from './email-settings.tsx'
import { Language } from './language.tsx'
import { Passkeys } from './passkeys.tsx'
import { Sessions } from './sessions.tsx'
import { SettingsSection } from './settings-section.tsx'

/** How I sign in, where I'm signed in, and what acts for me. */
export function SettingsPage() {
  return (
    <Page title={words.title}>
      <div className="flex flex-col divide-y divide-line [&>*:first-child]:pt-0 [&>*]:py-8">
        <ActsOnBehalf />
        <Address />
        <EmailSettings />
        <Passkeys />
        <Sessions />
        <ConnectedApps />
        <Language />
        <AcceptedTerms />
        <Appearance />
      </div>
    </Page>
  )
}

function Appearance() {
  const [theme, setTheme] = useTheme()
  const { themes } = appWords.account
  return (
    <SettingsSection title={words.appearance.title} text={words.appearance.text}>
      <Chips
        label={words.appearance.title}
        value={theme}
        onChange={setTheme}
        options={[
          { value: 'system', label: themes.system },
          { value: 'light', label: themes.light },
          { value: 'dark', label: themes.dark },
        ]}
      />
    </SettingsSection>
  )
}
