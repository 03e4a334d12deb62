import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, use, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { notesTaken, useKeptActs } from '@sahra/shared/host-runtime';
import { keepActs, keepActsScript } from './keep-acts.ts';

/** As pages begin. */
beforeAll(keepActs);
afterAll(() => {
  delete window.keptActs;
});

function Controls() {
  useKeptActs();
  const [told, setTold] = useState<string[]>([]);
  const [text, setText] = useState('');
  const tell = (what: string) => setTold((before) => [...before, what]);
  return (
    <>
      <button type="button" onClick={() => tell('pressed')}>
        <b>press</b>
      </button>
      <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
      <input aria-label="box" type="checkbox" onChange={({ target }) => tell(`box ${target.checked}`)} />
      {['one', 'two'].map((name) => (
        <input key={name} aria-label={name} type="radio" name="number" onChange={() => tell(name)} />
      ))}
      <select aria-label="sort" defaultValue="new" onChange={({ target }) => tell(target.value)}>
        <option>new</option>
        <option>old</option>
      </select>
      <p>{[...told, text].join(' ')}</p>
    </>
  );
}

function Page({ children }: { children: ReactNode }) {
  useKeptActs();
  return <div {...notesTaken}>{children}</div>;
}

/** A part of the page whose code is on its way in the browser. */
function Waiting({ code, children }: { code?: Promise<void>; children: ReactNode }) {
  if (code) use(code);
  return children;
}
const tree = (code?: Promise<void>) => (
  <Page>
    <Suspense>
      <Waiting {...(code && { code })}>
        <Controls />
      </Waiting>
    </Suspense>
  </Page>
);

const drawByServer = () => (document.body.innerHTML = `<div id="root">${renderToString(tree())}</div>`);

let root: Root;
const takeOver = (code?: Promise<void>) =>
  act(async () => void (root = hydrateRoot(document.querySelector('#root') ?? document.body, tree(code))));
afterEach(() => act(async () => root.unmount()));

const field = (name: string) => document.querySelector(`[aria-label=${name}]`) ?? document.body;
const inWords = () => document.querySelector('p')?.textContent;

async function doAll() {
  const user = userEvent.setup();
  await user.click(document.querySelector('b') ?? document.body);
  await user.type(field('text'), 'hello');
  await user.click(field('box'));
  await user.click(field('one'));
  await user.click(field('two'));
  await user.selectOptions(field('sort'), 'old');
  await user.click(document.querySelector('b') ?? document.body);
}
const allDone = 'pressed box true two old pressed hello';

test('What was done before React came has its effect once, and in order', async () => {
  drawByServer();
  await doAll();
  expect(inWords()).toBe('');
  await takeOver();
  expect(inWords()).toBe(allDone);
  expect(window.keptActs?.filter(({ isTaken }) => !isTaken)).toEqual([]);
});

test('What was done where code is still on its way has its effect once that is here', async () => {
  drawByServer();
  let arrive = () => {};
  await takeOver(new Promise<void>((resolve) => (arrive = resolve)));
  await act(doAll);
  expect(inWords()).toBe('');
  await act(async () => arrive());
  expect(inWords()).toBe(allDone);
});

test('What is done where React has taken over is left to it', async () => {
  drawByServer();
  await takeOver();
  await act(doAll);
  expect(inWords()).toBe('pressed box true one two old pressed hello');
  expect(window.keptActs?.filter(({ isTaken }) => !isTaken)).toEqual([]);
});

test('The script is text that a page can hold', () => expect(keepActsScript).not.toMatch(/<[/!]|\bimport\b|__vi/));
