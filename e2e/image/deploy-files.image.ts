import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutSettings } from '@academy/contract/settings/setting-names.ts';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { composeMistakes, type KubernetesObject, kubernetesMistakes } from './published-schemas.ts';

const deploy = path.resolve(import.meta.dirname, '../../deploy');
const known = new Set(Object.keys(withoutSettings));

interface ComposeFile {
  readonly services: Readonly<Record<string, { environment?: Readonly<Record<string, string>> }>>;
}

function readCompose(): ComposeFile {
  return parse(readFileSync(path.join(deploy, 'compose/compose.yaml'), 'utf8'), { merge: true });
}

const objects = readdirSync(path.join(deploy, 'kubernetes')).flatMap((file) =>
  parseAllDocuments(readFileSync(path.join(deploy, 'kubernetes', file), 'utf8')).map((document) => ({
    file,
    object: document.toJS() as KubernetesObject & Readonly<Record<string, unknown>>,
  })),
);

describe('the compose file', () => {
  it('says what the schema of compose allows', () => {
    expect(composeMistakes(readCompose())).toEqual([]);
  });

  it('has a schema that finds mistakes', () => {
    const { services } = readCompose();
    expect(composeMistakes({ services: { ...services, nginx: { image: 'nginx', port: '80' } } })).toEqual([
      '/services/nginx: additionalProperties {"additionalProperty":"port"}',
    ]);
  });

  it('names settings that the academy knows', () => {
    const given = Object.keys(readCompose().services['api-1']?.environment ?? {});
    expect(given.length).toBeGreaterThan(5);
    expect(given.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('the Kubernetes files', () => {
  it.each(objects)('say in $file what the schema of $object.kind allows', ({ object }) => {
    expect(kubernetesMistakes(object)).toEqual([]);
  });

  it('have schemas that find mistakes and misspelled names, however deep', () => {
    const service = { apiVersion: 'v1', kind: 'Service', spec: { ports: [{ port: 'http' }], selecter: {} } };
    expect(kubernetesMistakes(service)).toEqual([
      '/spec/ports/0/port: type {"type":"integer"}',
      '/spec/selecter: unknown to the schema',
    ]);
  });

  it('name settings that the academy knows', () => {
    const given = objects.flatMap(({ object }) => Object.keys(object['data'] ?? object['stringData'] ?? {}));
    expect(given.length).toBeGreaterThan(5);
    expect(given.filter((name) => !known.has(name))).toEqual([]);
  });
});
