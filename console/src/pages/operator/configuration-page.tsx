import type { ChangeableSetting, OperatorSetting, SettingGroup } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Loaded } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { StaffOnly } from '../../app/staff-only.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { words as languageWords } from '../../words/languages.ts'
import { words } from '../../words/operator.ts'
import { ruleWords } from '../../words/rules.ts'
import { words as setupWords } from '../../words/setup.ts'
import { words as termsWords } from '../../words/terms-of-use.ts'
import { ChangeSetting } from './change-setting.tsx'
import { Languages } from './languages.tsx'
import { settingsQuery } from './queries.ts'
import { SettingChanges } from './setting-changes.tsx'
import { TermsOfUse } from './terms.tsx'

const { configuration: text } = words
const route = getRouteApi('/operator/configuration')

/** The rules and languages that can be changed here, their history, and the settings that only the environment sets. */
export function ConfigurationPage() {
  return (
    <StaffOnly title={text.title} roles={['operator']}>
      <Configuration />
    </StaffOnly>
  )
}

function Configuration() {
  const { show = 'rules' } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <Page
      title={text.title}
      actions={
        <Link to={paths.setup} className={buttonClass()}>
          {setupWords.guided}
        </Link>
      }
    >
      <Tabs
        label={text.title}
        value={show}
        onChange={(next) => void navigate({ search: next === 'rules' ? {} : { show: next }, replace: true })}
        tabs={[
          { value: 'rules', label: text.rules, content: <Settings changeable description={text.rulesText} /> },
          { value: 'languages', label: languageWords.offered.tab, content: <Languages /> },
          { value: 'terms', label: termsWords.operator.tab, content: <TermsOfUse /> },
          { value: 'changes', label: text.history, content: <SettingChanges /> },
          {
            value: 'environment',
            label: text.environment,
            content: <Settings changeable={false} description={text.environmentText} />,
          },
        ]}
      />
    </Page>
  )
}

function Settings({ changeable, description }: { changeable: boolean; description: string }) {
  const query = useQuery(settingsQuery)
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={6} className="h-24" />}>
      {({ data }) => {
        const settings = data.filter(({ is_changeable }) => is_changeable === changeable)
        const groups = (Object.keys(text.groups) as SettingGroup[]).filter((name) =>
          settings.some(({ group }) => group === name),
        )
        return (
          <div className="flex flex-col gap-8">
            <p className="max-w-prose text-ink-soft">{description}</p>
            {groups.map((name) => (
              <Section key={name} title={text.groups[name]}>
                <Card>
                  <dl className="divide-y divide-line">
                    {settings
                      .filter(({ group }) => group === name)
                      .map((setting) => (
                        <SettingRow key={setting.name} setting={setting} />
                      ))}
                  </dl>
                </Card>
              </Section>
            ))}
          </div>
        )
      }}
    </Loaded>
  )
}

function SettingRow({ setting }: { setting: OperatorSetting }) {
  const { name, value, default_value, is_secret, is_set, is_changeable, changed_at } = setting
  const isChanged = changed_at !== null || (!is_secret && is_set && value !== default_value)
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 px-5 py-4 text-sm">
      <dt className="min-w-0 max-w-prose basis-80 grow">
        <code className="break-all font-medium font-mono text-xs">{name}</code>
        <Meaning setting={setting} />
      </dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        {isChanged && (
          <span className="flex flex-wrap items-center gap-2 text-ink-faint">
            <Badge tone="accent">{text.changed}</Badge>
            {default_value !== null && text.default(default_value)}
          </span>
        )}
        <SettingValue setting={setting} />
        {is_changeable && <ChangeSetting setting={setting} />}
      </dd>
    </div>
  )
}

/** What only the environment sets is documented in English, as `.env.example` is. */
function Meaning({ setting: { name, meaning } }: { setting: OperatorSetting }) {
  const rule = ruleWords[name as ChangeableSetting]
  return (
    <span className="mt-1 block text-ink-soft" {...(!rule && { lang: 'en' })}>
      {rule ?? meaning}
    </span>
  )
}

function SettingValue({ setting: { value, is_secret, is_set } }: { setting: OperatorSetting }) {
  if (is_secret) return is_set ? <Badge tone="good">{text.secretSet}</Badge> : <Badge>{text.notSet}</Badge>
  if (value === null) return <Badge>{text.notSet}</Badge>
  return <code className="break-words font-mono">{value}</code>
}
