import fc from 'fast-check'
import { proofSeed } from './proof.ts'

fc.configureGlobal({ seed: proofSeed() })
