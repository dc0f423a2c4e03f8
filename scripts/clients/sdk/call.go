// Calls the three tools by the SDK in Go: call DIGEST REVISION. Prints a line of JSON.
package main

import (
	"context"
	"encoding/json"
	"log"
	"os"
	"os/exec"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	digest, revision := os.Args[1], os.Args[2]
	ctx := context.Background()
	client := mcp.NewClient(&mcp.Implementation{Name: "go", Version: "1.0.0"}, nil)
	command := exec.Command("npx", "-y", "anchor-artifacts", "mcp")
	options := &mcp.ClientSessionOptions{ProtocolVersion: revision}
	connection, err := client.Connect(ctx, &mcp.CommandTransport{Command: command}, options)
	if err != nil {
		log.Fatal(err)
	}
	defer connection.Close()
	tools, err := connection.ListTools(ctx, nil)
	if err != nil {
		log.Fatal(err)
	}
	statuses := map[string]any{}
	for _, tool := range tools.Tools {
		arguments := map[string]any{"file_hash": digest}
		answer, err := connection.CallTool(ctx, &mcp.CallToolParams{Name: tool.Name, Arguments: arguments})
		if err != nil {
			log.Fatal(err)
		}
		result, _ := answer.StructuredContent.(map[string]any)
		statuses[tool.Name] = result["status"]
	}
	told := map[string]any{"revision": connection.InitializeResult().ProtocolVersion, "statuses": statuses}
	if err := json.NewEncoder(os.Stdout).Encode(told); err != nil {
		log.Fatal(err)
	}
}
