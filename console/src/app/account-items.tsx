import { Link } from '@tanstack/react-router'
import { BookOpen, Code, Keyboard, LogOut, Monitor, Moon, Settings, Sun, UserRound } from 'lucide-react'
import { MenuChoice, MenuItem, MenuLine, MenuLink } from '../ui/menu.tsx'
import { words } from '../words/app.ts'
import { useDeveloperMode } from './developer-mode.ts'
import { paths } from './paths.ts'
import { signOut, useMe } from './session.tsx'
import { useTheme } from './theme.ts'

/** The items in everyone's account menu. */
export function AccountItems({ onHelp }: { onHelp: () => void }) {
  const { account } = words
  const [theme, setTheme] = useTheme()
  const [isDeveloper, setDeveloper] = useDeveloperMode()
  const me = useMe()
  return (
    <>
      <MenuLink>
        <Link to={paths.person(me.user_id)}>
          <UserRound aria-hidden="true" />
          {account.profile}
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to={paths.settings}>
          <Settings aria-hidden="true" />
          {account.settings}
        </Link>
      </MenuLink>
      <MenuItem icon={<Keyboard aria-hidden="true" />} onSelect={onHelp}>
        {account.keys}
      </MenuItem>
      <MenuLink>
        <a href="/docs">
          <BookOpen aria-hidden="true" />
          {account.reference}
        </a>
      </MenuLink>
      <MenuItem icon={<Code aria-hidden="true" />} onSelect={() => setDeveloper(!isDeveloper)}>
        {isDeveloper ? account.developerOff : account.developerOn}
      </MenuItem>
      <MenuLine />
      <MenuChoice
        label={account.theme}
        value={theme}
        onChange={setTheme}
        options={[
          { value: 'system', label: account.themes.system, icon: <Monitor aria-hidden="true" /> },
          { value: 'light', label: account.themes.light, icon: <Sun aria-hidden="true" /> },
          { value: 'dark', label: account.themes.dark, icon: <Moon aria-hidden="true" /> },
        ]}
      />
      <MenuLine />
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => void signOut()}>
        {account.signOut}
      </MenuItem>
    </>
  )
}
