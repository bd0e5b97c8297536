import { window } from 'vscode';

export function activate(): void {
  window.showInformationMessage('Ready.');
}
