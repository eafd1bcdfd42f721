import type { OperatorSetting, SettingGroup } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../app/loaded.tsx'
import { StaffOnly } from '../../app/staff-only.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { words } from '../../words/operator.ts'
import { ChangeSetting } from './change-setting.tsx'
import { settingsQuery } from './queries.ts'
import { SettingChanges } from './setting-changes.tsx'

const { configuration: text } = words

/** All settings with what they mean, and the history of those that can be changed here. Of secrets, only whether they're set. */
export function ConfigurationPage() {
  return (
    <StaffOnly title={text.title} roles={['operator']}>
      <AllSettings />
    </StaffOnly>
  )
}

function AllSettings() {
  const query = useQuery(settingsQuery)
  return (
    <Page title={text.title} description={text.text}>
      <Loaded query={query} skeleton={<SkeletonRows count={6} className="h-24" />}>
        {({ data }) => (
          <div className="flex flex-col gap-8">
            {(Object.keys(text.groups) as SettingGroup[]).map((group) => (
              <Section key={group} title={text.groups[group]}>
                <Card>
                  <dl className="divide-y divide-line">
                    {data
                      .filter((setting) => setting.group === group)
                      .map((setting) => (
                        <SettingRow key={setting.name} setting={setting} />
                      ))}
                  </dl>
                </Card>
              </Section>
            ))}
            <SettingChanges />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function SettingRow({ setting }: { setting: OperatorSetting }) {
  const isChanged = !setting.is_secret && setting.value !== setting.default_value
  return (
    <div className="grid gap-x-8 gap-y-2 px-5 py-4 text-sm md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <dt className="min-w-0">
        <code className="break-all font-medium font-mono text-xs">{setting.name}</code>
        <span className="mt-1 block text-ink-soft">{setting.meaning}</span>
      </dt>
      <dd className="min-w-0 md:text-right">
        <SettingValue setting={setting} />
        {isChanged && (
          <span className="mt-1 flex flex-wrap items-center gap-2 text-ink-faint md:justify-end">
            <Badge tone="accent">{text.changed}</Badge>
            {setting.default_value !== null && text.default(setting.default_value)}
          </span>
        )}
        {setting.is_changeable && (
          <div className="mt-2 flex md:justify-end">
            <ChangeSetting setting={setting} />
          </div>
        )}
      </dd>
    </div>
  )
}

function SettingValue({ setting: { value, is_secret, is_set } }: { setting: OperatorSetting }) {
  if (is_secret) return is_set ? <Badge tone="good">{text.secretSet}</Badge> : <Badge>{text.notSet}</Badge>
  if (value === null) return <Badge>{text.notSet}</Badge>
  return <code className="break-words font-mono">{value}</code>
}
