import { readFileSync } from 'node:fs'
import { packageFile } from './package-file.ts'

export const { version }: { version: string } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8'))
