import { window as external_vscode_window } from "vscode";
function activate() {
    external_vscode_window.showInformationMessage('Ready.');
}
export { activate };
